#include "playout.hpp"

namespace cheeseboard {

namespace {

int nth(Bits bits, int index) {
    const auto low = static_cast<std::uint64_t>(bits);
    const int in_low = std::popcount(low);
    auto half = index < in_low ? low : static_cast<std::uint64_t>(bits >> 64);
    for (int skip = index < in_low ? index : index - in_low; skip; --skip) half &= half - 1;
    return std::countr_zero(half) + (index < in_low ? 0 : 64);
}

}  // namespace

Action random_action(Board& board, const Ways& ways, Rng& rng) {
    const Bits steps = board.steps(board.to_move);
    const bool lays = board.hand[board.to_move] > 0;
    Bits free_h = lays ? board.free_h() : 0, free_v = lays ? board.free_v() : 0;
    const int moves = count(steps);
    while (true) {
        const int across = count(free_h), along = count(free_v), all = moves + across + along;
        if (!all) return PASS;
        int index = rng.below(all);
        if (index < moves) return static_cast<Action>(nth(steps, index));
        index -= moves;
        const bool is_across = index < across;
        const int place = is_across ? nth(free_h, index) : nth(free_v, index - across);
        const auto wall = static_cast<Action>((is_across ? WALL_H : WALL_V) + place);
        if (leaves_ways(board, ways, wall)) return wall;
        (is_across ? free_h : free_v) &= ~bit(place);
    }
}

Tally random_games(const Course& from, int games, std::uint64_t seed) {
    Tally tally;
    Rng rng(seed);
    const Ways at_start = all_ways(from.board());
    for (int game = 0; game < games; ++game) {
        Course course = from;
        Ways ways = at_start;
        while (course.end() == End::NONE) {
            Board board = course.board();
            const int seat = board.to_move;
            const Action action = random_action(board, ways, rng);
            course.make(action);
            ++tally.actions;
            for (int other = 0; other < board.seats; ++other)
                if (is_move(action) ? other == seat : is_wall(action) && ways[other].is_cut_by(action))
                    ways[other] = shortest_way(course.board(), other);
        }
        if (course.end() == End::GOAL)
            ++tally.won[course.board().previous(course.board().to_move)];
        else
            ++tally.drawn;
    }
    return tally;
}

}  // namespace cheeseboard
