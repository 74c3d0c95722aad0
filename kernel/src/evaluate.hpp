// How good a position of two looks to the seat to move, in hundredths of a step.
#pragma once

#include <cmath>

#include "barriers.hpp"
#include "board.hpp"

namespace cheeseboard {

inline constexpr int WIN = 30'000;       // less the plies until then
inline constexpr int SURE = WIN - 1'000;  // beyond this somebody has won

inline constexpr double STEPS_PER_LOGIT = 200.0;  // hundredths of a step that multiply the odds by e

inline double chance_of(int score) { return 1.0 / (1.0 + std::exp(-score / STEPS_PER_LOGIT)); }

// From lengths of ways and hands alone; the net knows more.
int evaluate_by_hand(const Board& board, const Way& mine, const Way& theirs);

}  // namespace cheeseboard
