// Three and four seats: a tree that grows where play is promising, judged by playing out in the manner of people.
// Everybody looks after themselves: at each node the seat to move prefers what won most often for it.
#pragma once

#include "playout.hpp"
#include "think.hpp"

namespace cheeseboard {

class ManyWorker {
   public:
    ManyWorker(const Course& course, Limits& limits);

    // Plays one game to its end, from the root through the tree and on by chance.
    void play_once();
    std::vector<Line> lines(int most) const;
    std::uint64_t nodes() const { return nodes_; }
    bool is_stopped() const { return limits_.stop.load(std::memory_order_relaxed); }

   private:
    struct Node {
        Action action = NO_ACTION;
        float bias = 0;  // how promising it looks before it is tried
        float won = 0;   // by the seat that acts so
        std::uint32_t visits = 0;
        std::uint32_t first = 0, children = 0;
    };
    struct Choice {
        Action action;
        int rank;
    };

    void grow(std::uint32_t node);
    std::uint32_t choose(std::uint32_t node) const;
    // Who wins if all go on as people might; ends early once nobody can bar anybody.
    int play_out();
    Action natural_action();
    void list_choices();
    int arrival(int seat) const;
    int cost_of(Action wall);
    int gain_of(Action wall, int leader, int second);
    int soonest_rival() const;
    bool follow(Action action);
    void spend();

    Board start_, board_;
    Ways ways_at_start_, ways_;
    Limits& limits_;
    Rng rng_;
    std::uint64_t nodes_ = 0;
    std::vector<Node> tree_;
    std::vector<Choice> choices_;
};

// As Engine::think, for three and four seats.
Thought think_for_many(const Course& course, const Budget& budget, const std::atomic<bool>* asked_to_stop);

}  // namespace cheeseboard
