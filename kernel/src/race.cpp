#include "race.hpp"

#include <algorithm>
#include <utility>

namespace cheeseboard {

namespace {

inline constexpr int LONGEST = 2 * 81;

// The best outcome known so far for the seat to move, from the outcomes behind each of its steps.
int best_of(Board& board, const std::vector<std::int16_t>& outcomes, std::size_t (*index)(const Board&)) {
    const int seat = board.to_move, from = board.pawn[seat];
    int win = 0, loss = 0;
    bool all_lost = true;
    each(board.steps(seat), [&](int square) {
        int mine;
        if (has(board.goal(seat), square)) {
            mine = 1;
        } else {
            board.make(static_cast<Action>(square));
            const int theirs = outcomes[index(board)];
            board.unmake(static_cast<Action>(square), from);
            mine = theirs > 0 ? -theirs - 1 : theirs < 0 ? -theirs + 1 : 0;
        }
        if (mine > 0) win = win ? std::min(win, mine) : mine;
        if (mine >= 0) all_lost = false;
        loss = std::min(loss, mine);
    });
    return win ? win : all_lost ? loss : 0;
}

}  // namespace

Race::Race(const Board& start) : outcomes_(2 * POINTS * POINTS, 0) {
    Board board = start;
    std::vector<Board> open;
    const Bits squares = start.geo->not_top | start.geo->goal[UP];
    for (int seat = 0; seat < 2; ++seat) {
        board.set_to_move(seat);
        each(squares & ~start.goal(0), [&](int first) {
            each(squares & ~start.goal(1) & ~bit(first), [&](int second) {
                board.set_pawn(0, first);
                board.set_pawn(1, second);
                open.push_back(board);
            });
        });
    }
    // In round n exactly the outcomes of n actions become known: an outcome found is therefore the shortest.
    for (int round = 1; round <= LONGEST && !open.empty(); ++round) {
        std::vector<std::pair<std::size_t, int>> found;
        std::size_t kept = 0;
        for (Board& at : open) {
            if (const int outcome = best_of(at, outcomes_, index))
                found.emplace_back(index(at), outcome);
            else
                open[kept++] = at;
        }
        if (found.empty()) break;
        open.resize(kept);
        for (const auto& [where, outcome] : found) outcomes_[where] = static_cast<std::int16_t>(outcome);
    }
}

}  // namespace cheeseboard
