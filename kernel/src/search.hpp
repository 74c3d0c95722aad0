// Alpha-beta for two seats: one worker looks ahead from a position; think.hpp lets workers go deeper and deeper.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <memory>
#include <vector>

#include "course.hpp"
#include "evaluate.hpp"
#include "net.hpp"
#include "race.hpp"
#include "table.hpp"

namespace cheeseboard {

// What a match may switch, to find out whether it helps.
struct Habits {
    bool net = true;
    int reduce = 1;
    int futility = 1;
    int few_quiet = 1;     // near the leaves only the first quiet barriers are tried
    int aspiration = 1;
    int gains = 2;         // from this depth barriers are ordered by the steps they cost
};

// When to stop, shared by the workers of one decision.
struct Limits {
    std::chrono::steady_clock::time_point until = std::chrono::steady_clock::time_point::max();
    std::uint64_t nodes = ~std::uint64_t{0};
    const std::atomic<bool>* asked = nullptr;
    std::atomic<bool> stop{false};
};

inline constexpr int DEEPEST = 100;

class Worker {
   public:
    Worker(const Course& course, Table& table, const Net* net, const Habits& habits, Limits& limits);

    // The score at this depth between the bounds; actions in `left_out` are not tried. The line is in `line()`.
    int look(int depth, int alpha, int beta, const std::vector<Action>& left_out);

    const std::vector<Action>& line() const { return lines_[0]; }
    std::uint64_t nodes() const { return nodes_; }
    bool is_stopped() const { return limits_.stop.load(std::memory_order_relaxed); }

   private:
    struct Ply {
        std::array<Way, 2> way;
        std::array<bool, 2> is_rough{};  // only its length was found, as a leaf needs no more
        Action played = NO_ACTION;
        int looks = 0;
        Net::Sums sums;
        bool is_summed = false;
        std::array<Action, 2> killers{NO_ACTION, NO_ACTION};
    };
    struct Choice {
        Action action;
        int rank;
    };
    struct Choices {
        std::array<Choice, 140> list;
        int number = 0;
    };

    int search(int depth, int alpha, int beta, int ply);
    void sum_up(int ply);
    int evaluate(int ply);
    bool is_repeated() const;
    void rank(Choices& choices, int ply, int depth, Action first, int most_quiet);
    int gain_of(Action wall, int ply);
    bool enter(Action action, int ply, bool is_leaf);
    void find_ways(int ply);
    void leave(Action action, int ply);
    void learn(Action best, const Action* tried, int number, int depth, int ply);
    void spend();

    Board board_;
    Table& table_;
    const Net* net_;
    const Habits habits_;
    Limits& limits_;
    std::uint64_t nodes_ = 0;
    const std::vector<Action>* left_out_ = nullptr;
    std::vector<std::uint64_t> path_;  // keys since the last barrier of the game, then of the search
    std::vector<std::size_t> since_;
    std::array<Ply, DEEPEST + 4> plies_;
    std::array<std::vector<Action>, DEEPEST + 4> lines_;
    std::array<std::array<std::int16_t, ACTIONS>, 2> history_{};
    std::array<std::uint8_t, DEEPEST + 4> from_{};
};

}  // namespace cheeseboard
