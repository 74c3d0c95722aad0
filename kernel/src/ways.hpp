// Ways to the goal: floods by shifting whole sets, and one shortest way with the edges it crosses.
#pragma once

#include "board.hpp"

namespace cheeseboard {

inline constexpr int NO_WAY = 127;

// A shortest way of a pawn, pawns being no obstacle: how long, and which edges it crosses.
struct Way {
    Bits up_edges = 0;     // lower squares of its steps up and down: a barrier across lies on them
    Bits right_edges = 0;  // left squares of its steps left and right: a barrier along stands on them
    Bits same = 0, nearer = 0, nearest = 0;  // squares as far from the goal, one and two steps nearer, when it was found
    int length = NO_WAY;

    // The steps that a pawn on such a square has gained, two at most; -1 if it fell back or went nowhere near.
    int gained(int square) const { return has(nearer, square) ? 1 : has(same, square) ? 0 : has(nearest, square) ? 2 : -1; }
    bool exists() const { return length != NO_WAY; }
    // The places where a barrier would cut this very way.
    Bits cut_h() const { return up_edges | up_edges >> 1; }
    Bits cut_v() const { return right_edges | right_edges >> WIDTH; }
    bool is_cut_by(Action wall) const { return has(wall < WALL_V ? cut_h() : cut_v(), place_of(wall)); }
};

// All squares one step from these.
inline Bits spread(const Board& board, Bits ring) {
    return (ring & board.up) << WIDTH | (ring & board.right) << 1 | (ring >> WIDTH & board.up) |
           (ring >> 1 & board.right);
}

// How many steps from the start set to the goal set; NO_WAY if there is none.
int distance(const Board& board, Bits start, Bits goal);

// One shortest way from a square into the goal set.
Way shortest_way(const Board& board, int square, Bits goal);

inline Way shortest_way(const Board& board, int seat) { return shortest_way(board, board.pawn[seat], board.goal(seat)); }

}  // namespace cheeseboard
