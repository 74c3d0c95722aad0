// Starts of games for matches and data: a few plies by chance, of the kind people might play.
#pragma once

#include "course.hpp"
#include "playout.hpp"

namespace cheeseboard {

inline Course start_position() {
    Board board(9, 2, false);
    board.set_hand(0, 10);
    board.set_hand(1, 10);
    return Course(board, true, 0, {});
}

// Half of the time a step forward, else a barrier, and that half of the time in the other's way.
inline Action opening_action(const Course& course, Rng& rng) {
    Board board = course.board();
    const Ways ways = all_ways(board);
    const int seat = board.to_move;
    std::vector<Action> wanted;
    const int kind = rng.below(4);
    for (const Action action : legal_actions(board)) {
        if (kind < 2) {
            if (is_move(action) && distance(board, bit(action), board.goal(seat)) < ways[seat].length) wanted.push_back(action);
        } else if (is_wall(action) && (kind == 2 || ways[1 - seat].is_cut_by(action))) {
            wanted.push_back(action);
        }
    }
    return wanted.empty() ? random_action(board, ways, rng) : wanted[static_cast<std::size_t>(rng.below(static_cast<int>(wanted.size())))];
}

inline Course opening(Rng& rng, int least, int most) {
    Course course = start_position();
    for (int plies = least + rng.below(most - least + 1); plies; --plies) course.make(opening_action(course, rng));
    return course;
}

}  // namespace cheeseboard
