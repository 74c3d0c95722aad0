// Looking ahead with three or four seats: the root seat takes its best, all others are taken to play against it.
// Only what bears on the race is tried: steps, barriers in the way of the root seat's rivals, and in its own way.
#pragma once

#include "think.hpp"

namespace cheeseboard {

class ManyWorker {
   public:
    ManyWorker(const Course& course, Table& table, Limits& limits);

    int look(int depth, const std::vector<Action>& left_out);
    const std::vector<Action>& line() const { return lines_[0]; }
    std::uint64_t nodes() const { return nodes_; }
    bool is_stopped() const { return limits_.stop.load(std::memory_order_relaxed); }

   private:
    struct Choice {
        Action action;
        int rank;
    };

    int search(int depth, int alpha, int beta, int ply, const Ways& ways);
    int evaluate(const Ways& ways) const;
    // How many turns of the whole table until this seat would arrive if it only walked, the order of turns counting too.
    int arrival(const Ways& ways, int seat) const;
    void list_choices(std::vector<Choice>& choices, const Ways& ways, int ply, Action first) const;
    bool follow(Action action, int seat, const Ways& before, Ways& after);
    void spend();

    Board board_;
    Table& table_;
    Limits& limits_;
    const int root_;
    std::uint64_t nodes_ = 0;
    const std::vector<Action>* left_out_ = nullptr;
    std::array<std::vector<Action>, DEEPEST + 2> lines_;
    std::array<std::vector<Choice>, DEEPEST + 2> choices_;
};

// As Engine::think, for three and four seats; its table must not be shared with games of two.
Thought think_for_many(const Course& course, Table& table, const Budget& budget, const std::atomic<bool>* asked_to_stop);

}  // namespace cheeseboard
