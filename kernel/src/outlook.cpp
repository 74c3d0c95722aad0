#include "outlook.hpp"

#include <algorithm>
#include <cmath>

#include "course.hpp"

namespace cheeseboard {

namespace {

inline constexpr float STEP_WORTH = 0.9F, HAND_WORTH = 0.12F;  // in logarithms of odds
inline constexpr std::size_t WALLS_TRIED = 16;

}  // namespace

Chances outlook(const Board& board, const Lengths& lengths, int to_move) {
    Chances chances{};
    float all = 0;
    int soonest = NO_WAY;
    for (int seat = 0; seat < board.seats; ++seat) soonest = std::min(soonest, lengths[seat]);
    for (int seat = 0; seat < board.seats; ++seat) {
        const int wait = (seat - to_move + board.seats) % board.seats;
        const float steps = static_cast<float>(lengths[seat] - soonest) + static_cast<float>(wait) / static_cast<float>(board.seats);
        chances[seat] = std::exp(HAND_WORTH * static_cast<float>(board.hand[seat]) - STEP_WORTH * steps);
        all += chances[seat];
    }
    for (int seat = 0; seat < board.seats; ++seat) chances[seat] /= all;
    return chances;
}

namespace {

// The lengths with this barrier laid; false if it shuts somebody in.
bool lengthen(Board& board, const Ways& ways, Action wall, Lengths& lengths) {
    bool open = true;
    board.lay(wall);
    for (int seat = 0; seat < board.seats && open; ++seat) {
        if (!ways[seat].is_cut_by(wall)) continue;
        lengths[seat] = distance(board, bit(board.pawn[seat]), board.goal(seat));
        open = lengths[seat] != NO_WAY;
    }
    board.lift(wall);
    return open;
}

}  // namespace

void list_prospects(Board& board, const Ways& ways, std::vector<Prospect>& found) {
    const int me = board.to_move, next = board.next(me);
    const Lengths now = lengths_of(ways);
    found.clear();
    each(board.steps(me), [&](int square) {
        Lengths after = now;
        after[me] -= ways[me].gained(square);
        const float chance = has(board.goal(me), square) ? 1.0F : outlook(board, after, next)[me];
        found.push_back({static_cast<Action>(square), chance});
    });
    if (board.hand[me]) {
        const auto steps = static_cast<long>(found.size());
        Places cutting;
        for (int seat = 0; seat < board.seats; ++seat) {
            if (seat == me) continue;
            cutting.h |= ways[seat].cut_h();
            cutting.v |= ways[seat].cut_v();
        }
        board.hand[me]--;
        const auto add = [&](Bits places, Action kind) {
            each(places, [&](int place) {
                const auto wall = static_cast<Action>(kind + place);
                Lengths after = now;
                if (lengthen(board, ways, wall, after)) found.push_back({wall, outlook(board, after, next)[me]});
            });
        };
        add(cutting.h & board.free_h(), WALL_H);
        add(cutting.v & board.free_v(), WALL_V);
        board.hand[me]++;
        std::stable_sort(found.begin() + steps, found.end(), [](const Prospect& a, const Prospect& b) { return a.chance > b.chance; });
        if (found.size() > static_cast<std::size_t>(steps) + WALLS_TRIED) found.resize(static_cast<std::size_t>(steps) + WALLS_TRIED);
    }
    if (found.empty()) found.push_back({legal_actions(board).front(), outlook(board, now, next)[me]});
}

}  // namespace cheeseboard
