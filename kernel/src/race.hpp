// Once no barriers are left in two hands the rest is a race of two pawns, solved exactly, jumps included.
#pragma once

#include <cstdint>
#include <vector>

#include "board.hpp"

namespace cheeseboard {

// Who wins from every pair of squares, and in how many actions, the barriers lying as they do.
class Race {
   public:
    explicit Race(const Board& board);

    // Actions until the end: positive if the seat to move wins, negative if it loses, 0 if nobody can force it.
    int outcome(const Board& board) const { return outcomes_[index(board)]; }

   private:
    static std::size_t index(const Board& board) {
        return static_cast<std::size_t>((board.to_move * POINTS + board.pawn[0]) * POINTS + board.pawn[1]);
    }

    std::vector<std::int16_t> outcomes_;
};

}  // namespace cheeseboard
