#include "evaluate.hpp"

namespace cheeseboard {

namespace {

inline constexpr int STEP_WORTH = 100, TURN_WORTH = 50, BARRIER_WORTH = 40, UNSTOPPABLE = 400;

}  // namespace

int evaluate_by_hand(const Board& board, const Way& mine, const Way& theirs) {
    const int me = board.to_move, they = 1 - me;
    int score = STEP_WORTH * (theirs.length - mine.length) + TURN_WORTH + BARRIER_WORTH * (board.hand[me] - board.hand[they]);
    // Who faces an empty hand cannot be stopped any more.
    if (!board.hand[they] && mine.length <= theirs.length) score += UNSTOPPABLE;
    if (!board.hand[me] && theirs.length < mine.length) score -= UNSTOPPABLE;
    return score;
}

}  // namespace cheeseboard
