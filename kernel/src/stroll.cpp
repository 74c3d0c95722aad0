#include "stroll.hpp"

#include <algorithm>

namespace cheeseboard {

namespace {

inline constexpr int LONGEST = 160, LOOKS_AT = 5;

// When a seat would arrive if all only walked, counted in turns of single seats from now.
int arrival(const Board& board, const Ways& ways, int seat) {
    const int wait = (seat - board.to_move + board.seats) % board.seats;
    return board.seats * (ways[seat].length - 1) + wait;
}

// The rival with the shortest way, and how long that of the next is.
struct Lead {
    int seat = -1, second = NO_WAY;

    Lead(const Board& board, const Ways& ways) {
        int first = NO_WAY;
        for (int other = 0; other < board.seats; ++other) {
            if (other == board.to_move) continue;
            const int length = ways[other].length;
            if (seat < 0 || length < first) {
                second = first;
                first = length;
                seat = other;
            } else {
                second = std::min(second, length);
            }
        }
    }
};

// How far a barrier brings the leader back, less what it costs the one who lays it.
int gain_of(Board& board, const Ways& ways, Action wall, const Lead& lead) {
    const int me = board.to_move;
    board.lay(wall);
    const int theirs = distance(board, bit(board.pawn[lead.seat]), board.goal(lead.seat));
    const int mine = ways[me].is_cut_by(wall) ? distance(board, bit(board.pawn[me]), board.goal(me)) : ways[me].length;
    board.lift(wall);
    if (theirs == NO_WAY || mine == NO_WAY) return 0;
    return std::min(theirs, lead.second) - ways[lead.seat].length - (mine - ways[me].length);
}

// The best of a few barriers in the leader's way, if it gains more than a step would.
Action barring_action(Board& board, const Ways& ways, Rng& rng) {
    const Lead lead(board, ways);
    if (!board.hand[board.to_move] || lead.second - ways[lead.seat].length <= 1) return NO_ACTION;
    const Bits across = ways[lead.seat].cut_h() & board.free_h(), along = ways[lead.seat].cut_v() & board.free_v();
    const int in_across = count(across), number = in_across + count(along);
    Action best = NO_ACTION;
    int best_gain = 1;
    for (int i = 0; i < LOOKS_AT && number; ++i) {
        const int index = rng.below(number);
        const auto wall = static_cast<Action>(index < in_across ? WALL_H + nth(across, index) : WALL_V + nth(along, index - in_across));
        const int gain = gain_of(board, ways, wall, lead);
        if (gain > best_gain) {
            best_gain = gain;
            best = wall;
        }
    }
    return best;
}

Action natural_action(Board& board, const Ways& ways, Rng& rng) {
    if (const Action wall = barring_action(board, ways, rng); wall != NO_ACTION) return wall;
    const int me = board.to_move;
    const Bits steps = board.steps(me);
    if (!steps) return legal_actions(board).front();
    const auto any = [&rng](Bits wanted) { return static_cast<Action>(nth(wanted, rng.below(count(wanted)))); };
    for (const Bits ring : {ways[me].nearest, ways[me].nearer, ways[me].same})
        if (ring & steps) return any(ring & steps);
    return any(steps);
}

bool all_hands_empty(const Board& board) {
    return std::all_of(board.hand.begin(), board.hand.begin() + board.seats, [](int number) { return number == 0; });
}

}  // namespace

void follow(Board& board, Ways& ways, Action action) {
    const int seat = board.to_move;
    board.make(action);
    for (int other = 0; other < board.seats; ++other)
        if (is_move(action) ? other == seat : is_wall(action) && ways[other].is_cut_by(action))
            ways[other] = shortest_way(board, other);
}

int stroll(Board board, Ways ways, Rng& rng) {
    for (int ply = 0; ply < LONGEST && !all_hands_empty(board); ++ply) {
        const int seat = board.to_move;
        follow(board, ways, natural_action(board, ways, rng));
        if (board.has_arrived(seat)) return seat;
    }
    int first = 0;
    for (int seat = 1; seat < board.seats; ++seat)
        if (arrival(board, ways, seat) < arrival(board, ways, first)) first = seat;
    return first;
}

}  // namespace cheeseboard
