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
    int outcome(const Board& board) const { return outcomes_[index(board.to_move, board.pawn[0], board.pawn[1])]; }

   private:
    static std::uint32_t index(int to_move, int first, int second) {
        return static_cast<std::uint32_t>((to_move * POINTS + first) * POINTS + second);
    }

    std::vector<std::int16_t> outcomes_;
};

}  // namespace cheeseboard
