// Q-9 without a flood for each barrier: parity of crossings, as docs/why/parity-instead-of-flood.md explains.
#pragma once

#include <array>

#include "board.hpp"
#include "ways.hpp"

namespace cheeseboard {

struct Places {
    Bits h = 0, v = 0;
    int size() const { return count(h) + count(v); }
    bool holds(Action wall) const { return has(wall < WALL_V ? h : v, place_of(wall)); }
};

using Ways = std::array<Way, SEATS>;

Ways all_ways(const Board& board);

// Where a barrier may lie, given some way of every seat.
Places legal_places(const Board& board, const Ways& ways);

inline Places legal_places(const Board& board) { return legal_places(board, all_ways(board)); }

// Whether this one free barrier leaves everybody a way; cheaper than all of them.
bool leaves_ways(Board& board, const Ways& ways, Action wall);

}  // namespace cheeseboard
