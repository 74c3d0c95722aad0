#include "many.hpp"

#include <algorithm>
#include <cmath>

namespace cheeseboard {

namespace {

inline constexpr float CURIOSITY = 1.5F, SHARPNESS = 5.0F;
// Others act rather by habit than by deep thought: who counts on them to bar the leader in his stead is let down.
inline constexpr float HABIT = 0.03F;
inline constexpr float STROLL_SHARE = 0.5F;  // of a leaf's worth; the rest is the outlook
inline constexpr std::size_t MOST_NODES = 8'000'000;
inline constexpr double ENDLESS = 1e8;
inline constexpr std::uint64_t ENDLESS_NODES = std::uint64_t{1} << 60, VISITS_PER_PLY = 500;

}  // namespace

ManyWorker::ManyWorker(const Course& course)
    : start_(course.board()), board_(start_), ways_at_start_(all_ways(start_)), ways_(ways_at_start_), rng_(start_.key), tree_(1) {
    grow(0);
}

void ManyWorker::grow(std::uint32_t node) {
    if (tree_.size() > MOST_NODES) return;
    list_prospects(board_, ways_, prospects_);
    tree_[node].first = static_cast<std::uint32_t>(tree_.size());
    tree_[node].children = static_cast<std::uint32_t>(prospects_.size());
    float all = 0;
    for (Prospect& prospect : prospects_) all += prospect.chance = std::pow(prospect.chance, SHARPNESS);
    for (const Prospect& prospect : prospects_) {
        Node child;
        child.action = prospect.action;
        child.prior = prospect.chance / all;
        tree_.push_back(child);
    }
}

std::uint32_t ManyWorker::choose(std::uint32_t node, int seat) const {
    const Node& at = tree_[node];
    const float untried = outlook(board_, lengths_of(ways_), seat)[seat];
    const auto visited = static_cast<float>(at.visits) + 1;
    const float curious = CURIOSITY * std::sqrt(visited);
    const float spread = seat == start_.to_move ? curious : std::max(curious, HABIT * visited);
    std::uint32_t best = at.first;
    float best_worth = -1e9F;
    for (std::uint32_t i = at.first; i < at.first + at.children; ++i) {
        const Node& child = tree_[i];
        const auto visits = static_cast<float>(child.visits);
        const float worth = (child.visits ? child.chances / visits : untried) + spread * child.prior / (visits + 1);
        if (worth > best_worth) {
            best_worth = worth;
            best = i;
        }
    }
    return best;
}

Chances ManyWorker::judge() {
    const int seat = board_.to_move;
    Chances chances{};
    if (board_.steps(seat) & board_.goal(seat)) {
        chances[seat] = 1;
        return chances;
    }
    chances = outlook(board_, lengths_of(ways_), seat);
    for (float& chance : chances) chance *= 1 - STROLL_SHARE;
    chances[stroll(board_, ways_, rng_)] += STROLL_SHARE;
    return chances;
}

void ManyWorker::visit() {
    board_ = start_;
    ways_ = ways_at_start_;
    path_.clear();
    std::uint32_t node = 0;
    int winner = -1;
    while (winner < 0 && tree_[node].children) {
        const int seat = board_.to_move;
        node = choose(node, seat);
        follow(board_, ways_, tree_[node].action);
        ++nodes_;
        path_.emplace_back(node, seat);
        if (board_.has_arrived(seat)) winner = seat;
    }
    Chances chances{};
    if (winner >= 0) {
        chances[winner] = 1;
    } else {
        grow(node);
        chances = judge();
    }
    ++tree_[0].visits;
    for (const auto& [at, seat] : path_) {
        ++tree_[at].visits;
        tree_[at].chances += chances[seat];
    }
}

std::vector<std::uint32_t> ManyWorker::busiest(std::uint32_t node) const {
    std::vector<std::uint32_t> order;
    for (std::uint32_t i = 0; i < tree_[node].children; ++i) order.push_back(tree_[node].first + i);
    std::stable_sort(order.begin(), order.end(), [this](auto a, auto b) { return tree_[a].visits > tree_[b].visits; });
    return order;
}

std::vector<Line> ManyWorker::lines(int most) const {
    std::vector<Line> found;
    for (const std::uint32_t root : busiest(0)) {
        if (static_cast<int>(found.size()) >= most || (!tree_[root].visits && !found.empty())) break;
        const double share = (tree_[root].chances + 0.5) / (tree_[root].visits + 1.0);
        Line line;
        line.score = static_cast<int>(STEPS_PER_LOGIT * std::log(share / (1 - std::min(share, 0.999))));
        std::uint32_t node = root;
        while (true) {
            line.actions.push_back(tree_[node].action);
            const auto next = busiest(node);
            if (next.empty() || !tree_[next.front()].visits) break;
            node = next.front();
        }
        line.depth = static_cast<int>(line.actions.size());
        found.push_back(line);
    }
    return found;
}

Thought think_for_many(const Course& course, const Budget& budget, const std::atomic<bool>* asked_to_stop) {
    using Clock = std::chrono::steady_clock;
    const auto begun = Clock::now();
    // Such a tree has no depth of its own: each ply asked for stands for so many visits.
    const bool is_endless = budget.seconds >= ENDLESS && budget.nodes >= ENDLESS_NODES;
    const std::uint64_t most_visits = is_endless ? static_cast<std::uint64_t>(budget.depth) * VISITS_PER_PLY : ENDLESS_NODES;
    const auto spent = [begun] { return std::chrono::duration<double>(Clock::now() - begun).count(); };
    Thought thought;
    const Board& board = course.board();
    if (const Bits winning = board.steps(board.to_move) & board.goal(board.to_move)) {
        thought.lines.push_back({WIN - 1, 1, {static_cast<Action>(lowest(winning))}});
        return thought;
    }
    ManyWorker worker(course);
    std::uint64_t visits = 0;
    do {
        worker.visit();
        ++visits;
    } while (worker.nodes() < budget.nodes && visits < most_visits && spent() < budget.seconds &&
             !(asked_to_stop && asked_to_stop->load()));
    thought.lines = worker.lines(budget.lines);
    thought.nodes = worker.nodes();
    thought.seconds = spent();
    return thought;
}

}  // namespace cheeseboard
