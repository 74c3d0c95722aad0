// A decision for two seats: deeper and deeper until time, nodes or the asker say stop; several lines, several threads.
#pragma once

#include "search.hpp"

namespace cheeseboard {

struct Budget {
    double seconds = 1e9;
    std::uint64_t nodes = ~std::uint64_t{0};
    int depth = 60;
    int threads = 1;
    int lines = 1;
};

struct Line {
    int score = 0;
    int depth = 0;
    std::vector<Action> actions;
};

struct Thought {
    std::vector<Line> lines;  // the best first
    std::uint64_t nodes = 0;
    double seconds = 0;
};

// Remembers what it found from one decision to the next, until told to forget; one decision at a time.
class Engine {
   public:
    Engine(std::size_t megabytes, std::shared_ptr<const Net> net, const Habits& habits = {});

    Thought think(const Course& course, const Budget& budget, const std::atomic<bool>* asked_to_stop = nullptr);
    void forget() { table_.clear(); }

   private:
    const Net* net_for(const Board& board) const;

    Table table_;
    std::shared_ptr<const Net> net_;
    Habits habits_;
};

}  // namespace cheeseboard
