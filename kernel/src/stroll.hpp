// How a game of three or four might go on among people: everybody walks, and bars a leader whom nobody else is as near as.
#pragma once

#include "barriers.hpp"
#include "playout.hpp"

namespace cheeseboard {

// Plays a legal action and finds the ways after it.
void follow(Board& board, Ways& ways, Action action);

// Who arrives first.
int stroll(Board board, Ways ways, Rng& rng);

}  // namespace cheeseboard
