// Three and four seats: a tree that grows where play is promising, judged at its leaves by how the seats stand and how they might go on.
// Everybody looks after themselves: at each node the seat to move prefers what promises most to itself.
#pragma once

#include "outlook.hpp"
#include "stroll.hpp"
#include "think.hpp"

namespace cheeseboard {

class ManyWorker {
   public:
    explicit ManyWorker(const Course& course);

    // Goes once from the root to a leaf, lets it grow and tells all on the way what it is worth.
    void visit();
    std::vector<Line> lines(int most) const;
    std::uint64_t nodes() const { return nodes_; }

   private:
    struct Node {
        Action action = NO_ACTION;
        float prior = 0;    // how likely the seat is to act so, before it is tried
        float chances = 0;  // the sum of what visits promised to the seat that acts so
        std::uint32_t visits = 0;
        std::uint32_t first = 0, children = 0;
    };

    void grow(std::uint32_t node);
    std::uint32_t choose(std::uint32_t node, int seat) const;
    std::vector<std::uint32_t> busiest(std::uint32_t node) const;
    // What the leaf is worth to everybody: by lengths and hands, and by one way it might go on.
    Chances judge();

    Board start_, board_;
    Ways ways_at_start_, ways_;
    Rng rng_;
    std::uint64_t nodes_ = 0;
    std::vector<Node> tree_;
    std::vector<Prospect> prospects_;
    std::vector<std::pair<std::uint32_t, int>> path_;  // nodes and who acted
};

// As Engine::think, for three and four seats.
Thought think_for_many(const Course& course, const Budget& budget, const std::atomic<bool>* asked_to_stop);

}  // namespace cheeseboard
