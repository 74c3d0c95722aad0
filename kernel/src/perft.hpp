// Counting sequences of actions: the last action is counted from sets, and ways are reused where nothing cut them.
#pragma once

#include "board.hpp"

namespace cheeseboard {

// Repetition and turn limit left out: for depths at which they cannot happen.
std::uint64_t count_sequences(const Board& board, int depth);

}  // namespace cheeseboard
