// A board and how it came there: repetition, the turn limit and the end. Plays forth and back.
#pragma once

#include <vector>

#include "barriers.hpp"
#include "board.hpp"

namespace cheeseboard {

enum class End { NONE, GOAL, REPETITION, TURN_LIMIT };

inline constexpr int TURN_LIMIT = 1'000;  // since version 2 of the rules always; before only without repetition
inline constexpr int NO_TURN_LIMIT = 0;
inline constexpr int REPEATED = 3;

// The position as a number, barriers and hands being the same.
std::uint32_t standing(const Board& board);

class Course {
   public:
    // `seen`: the standings since the last barrier, this one included; empty where repetition does not count.
    Course(const Board& board, bool repetition, int turns, std::vector<std::uint32_t> seen, int turn_limit = TURN_LIMIT);

    const Board& board() const { return board_; }
    int turns() const { return turns_; }
    int turn_limit() const { return turn_limit_; }
    End end() const { return end_; }
    bool repetition() const { return repetition_; }
    std::vector<std::uint32_t> seen() const { return {seen_.begin() + static_cast<long>(since_), seen_.end()}; }

    void make(Action action);
    void unmake();
    bool can_unmake() const { return !past_.empty(); }

    // How many sequences of so many actions there are.
    std::uint64_t perft(int depth);

   private:
    struct Past {
        Action action;
        std::uint8_t from;
        End end;
        std::size_t since;
    };

    End judge() const;
    std::uint64_t count_slowly(int depth);

    Board board_;
    bool repetition_;
    int turns_;
    int turn_limit_;
    End end_ = End::NONE;
    std::size_t since_ = 0;
    std::vector<std::uint32_t> seen_;
    std::vector<Past> past_;
};

// All actions of the seat to move: its steps, then barriers across and along, or the pass.
std::vector<Action> legal_actions(const Board& board);

}  // namespace cheeseboard
