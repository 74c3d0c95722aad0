#include "race.hpp"

#include <algorithm>
#include <utility>

namespace cheeseboard {

namespace {

inline constexpr int LONGEST = 2 * 81, MOST_STEPS = 8;

// A position whose outcome is not known yet, and where its steps lead: found once, looked up in every round.
struct Open {
    std::uint32_t where;
    std::uint8_t number = 0;
    bool arrives = false;
    std::array<std::uint32_t, MOST_STEPS> next;
};

// The best outcome known so far for the seat to move, from the outcomes behind each of its steps; 0 if there is none.
int best_of(const Open& open, const std::vector<std::int16_t>& outcomes) {
    if (open.arrives) return 1;
    int win = 0, loss = 0;
    bool all_lost = true;
    for (int i = 0; i < open.number; ++i) {
        const int theirs = outcomes[open.next[i]];
        if (theirs < 0) win = win ? std::min(win, 1 - theirs) : 1 - theirs;
        if (theirs <= 0) all_lost = false;
        loss = std::min(loss, -theirs - 1);
    }
    return win ? win : all_lost ? loss : 0;
}

}  // namespace

Race::Race(const Board& start) : outcomes_(2 * POINTS * POINTS, 0) {
    Board board = start;
    std::vector<Open> open;
    open.reserve(outcomes_.size());
    const Bits squares = start.geo->not_top | start.geo->goal[UP];
    each(squares & ~start.goal(0), [&](int first) {
        each(squares & ~start.goal(1) & ~bit(first), [&](int second) {
            board.pawn[0] = static_cast<std::uint8_t>(first);
            board.pawn[1] = static_cast<std::uint8_t>(second);
            for (int seat = 0; seat < 2; ++seat) {
                const Bits steps = board.steps(seat);
                Open at;
                at.where = index(seat, first, second);
                at.arrives = (steps & board.goal(seat)) != 0;
                each(steps, [&](int square) {
                    at.next[at.number++] = seat == 0 ? index(1, square, second) : index(0, first, square);
                });
                open.push_back(at);
            }
        });
    });
    // In round n exactly the outcomes of n actions become known: an outcome found is therefore the shortest.
    for (int round = 1; round <= LONGEST && !open.empty(); ++round) {
        std::vector<std::pair<std::uint32_t, int>> found;
        std::size_t kept = 0;
        for (const Open& at : open) {
            if (const int outcome = best_of(at, outcomes_))
                found.emplace_back(at.where, outcome);
            else
                open[kept++] = at;
        }
        if (found.empty()) break;
        open.resize(kept);
        for (const auto& [where, outcome] : found) outcomes_[where] = static_cast<std::int16_t>(outcome);
    }
}

}  // namespace cheeseboard
