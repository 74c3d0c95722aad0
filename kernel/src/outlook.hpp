// How three or four seats stand, from lengths of ways and hands alone: the chance of each to arrive first.
#pragma once

#include <vector>

#include "barriers.hpp"
#include "board.hpp"

namespace cheeseboard {

using Chances = std::array<float, SEATS>;
using Lengths = std::array<int, SEATS>;

inline Lengths lengths_of(const Ways& ways) { return {ways[0].length, ways[1].length, ways[2].length, ways[3].length}; }

// Everybody's chance with ways so long, the seat `to_move` acting next.
Chances outlook(const Board& board, const Lengths& lengths, int to_move);

struct Prospect {
    Action action;
    float chance;  // of the one who acts so, right afterwards
};

// What the seat to move might do: its steps, and barriers in somebody's way; at least one action, legal all of them.
void list_prospects(Board& board, const Ways& ways, std::vector<Prospect>& found);

}  // namespace cheeseboard
