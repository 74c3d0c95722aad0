#include "many.hpp"

#include <algorithm>

namespace cheeseboard {

namespace {

inline constexpr int STEP_WORTH = 100, FIELD_WORTH = 20, WALK = 150, NOT_LEGAL = -100'000;
inline constexpr std::size_t WALLS_TRIED = 12, MOST_NODES = 4'000'000;
inline constexpr double ENDLESS = 1e8;
inline constexpr std::uint64_t ENDLESS_NODES = std::uint64_t{1} << 60, NODES_PER_PLY = 10'000;
inline constexpr float CURIOSITY = 0.7F, BIAS = 0.5F;
inline constexpr int LONGEST_PLAYOUT = 160, LOOKS_AT = 5;

}  // namespace

ManyWorker::ManyWorker(const Course& course, Limits& limits)
    : start_(course.board()), board_(start_), ways_at_start_(all_ways(start_)), ways_(ways_at_start_), limits_(limits),
      rng_(start_.key), tree_(1) {
    grow(0);
}

void ManyWorker::spend() {
    ++nodes_;
    if (nodes_ >= limits_.nodes) limits_.stop.store(true, std::memory_order_relaxed);
}

// When this seat would arrive if all only walked, counted in turns of single seats from now.
int ManyWorker::arrival(int seat) const {
    const int wait = (seat - board_.to_move + board_.seats) % board_.seats;
    return board_.seats * (ways_[seat].length - 1) + wait;
}

int ManyWorker::soonest_rival() const {
    int rival = -1;
    for (int seat = 0; seat < board_.seats; ++seat)
        if (seat != board_.to_move && (rival < 0 || arrival(seat) < arrival(rival))) rival = seat;
    return rival;
}

// How much longer a barrier makes the ways of rivals, the nearest counting most, less what it costs the one who lays it.
int ManyWorker::cost_of(Action wall) {
    const int me = board_.to_move, rival = soonest_rival();
    int cost = 0;
    board_.lay(wall);
    for (int seat = 0; seat < board_.seats && cost > NOT_LEGAL; ++seat) {
        if (!ways_[seat].is_cut_by(wall)) continue;
        const int length = distance(board_, bit(board_.pawn[seat]), board_.goal(seat));
        if (length == NO_WAY)
            cost = NOT_LEGAL;
        else
            cost += (length - ways_[seat].length) * (seat == me ? -STEP_WORTH : seat == rival ? STEP_WORTH : FIELD_WORTH);
    }
    board_.lift(wall);
    return cost;
}

// How far a barrier brings the nearest rival back, less what it costs the one who lays it.
int ManyWorker::gain_of(Action wall, int leader, int second) {
    const int me = board_.to_move;
    board_.lay(wall);
    const int theirs = distance(board_, bit(board_.pawn[leader]), board_.goal(leader));
    const int mine = ways_[me].is_cut_by(wall) ? distance(board_, bit(board_.pawn[me]), board_.goal(me)) : ways_[me].length;
    board_.lift(wall);
    if (theirs == NO_WAY || mine == NO_WAY) return 0;
    return std::min(theirs, second) - ways_[leader].length - (mine - ways_[me].length);
}

void ManyWorker::list_choices() {
    const int me = board_.to_move;
    choices_.clear();
    each(board_.steps(me), [&](int square) {
        choices_.push_back({static_cast<Action>(square), WALK * ways_[me].gained(square)});
    });
    const auto by_rank = [](const Choice& a, const Choice& b) { return a.rank > b.rank; };
    if (board_.hand[me]) {
        const std::size_t steps = choices_.size();
        Places cutting;
        for (int seat = 0; seat < board_.seats; ++seat) {
            if (seat == me) continue;
            cutting.h |= ways_[seat].cut_h();
            cutting.v |= ways_[seat].cut_v();
        }
        const auto add = [&](Bits places, Action kind) {
            each(places, [&](int place) {
                const auto wall = static_cast<Action>(kind + place);
                const int cost = cost_of(wall);
                if (cost > 0) choices_.push_back({wall, cost});
            });
        };
        add(cutting.h & board_.free_h(), WALL_H);
        add(cutting.v & board_.free_v(), WALL_V);
        std::stable_sort(choices_.begin() + static_cast<long>(steps), choices_.end(), by_rank);
        if (choices_.size() > steps + WALLS_TRIED) choices_.resize(steps + WALLS_TRIED);
    }
    if (choices_.empty()) choices_.push_back({legal_actions(board_).front(), 0});
}

// Plays an action and finds the ways after it; takes it back and says no if it shuts somebody in.
bool ManyWorker::follow(Action action) {
    const int seat = board_.to_move, from = board_.pawn[seat];
    board_.make(action);
    const Ways before = ways_;
    for (int other = 0; other < board_.seats; ++other) {
        if (!(is_move(action) ? other == seat : is_wall(action) && before[other].is_cut_by(action))) continue;
        ways_[other] = shortest_way(board_, other);
        if (!ways_[other].exists()) {
            ways_ = before;
            board_.unmake(action, from);
            return false;
        }
    }
    return true;
}

void ManyWorker::grow(std::uint32_t node) {
    if (tree_.size() > MOST_NODES) return;
    list_choices();
    tree_[node].first = static_cast<std::uint32_t>(tree_.size());
    tree_[node].children = static_cast<std::uint32_t>(choices_.size());
    for (const Choice& choice : choices_) {
        Node child;
        child.action = choice.action;
        child.bias = BIAS * static_cast<float>(choice.rank) / (2 * STEP_WORTH);
        tree_.push_back(child);
    }
}

std::uint32_t ManyWorker::choose(std::uint32_t node) const {
    const Node& at = tree_[node];
    const float spread = CURIOSITY * std::sqrt(std::log(static_cast<float>(at.visits) + 1));
    std::uint32_t best = at.first;
    float best_worth = -1e9F;
    for (std::uint32_t i = at.first; i < at.first + at.children; ++i) {
        const Node& child = tree_[i];
        const auto visits = static_cast<float>(child.visits);
        const float mean = child.visits ? child.won / visits : 0.5F;
        const float worth = mean + spread / std::sqrt(visits + 1) + child.bias / (visits + 1);
        if (worth > best_worth) {
            best_worth = worth;
            best = i;
        }
    }
    return best;
}

// A step along the way; or a barrier, if one of a few gains more than a step against the only one who leads.
Action ManyWorker::natural_action() {
    const int me = board_.to_move;
    int leader = -1, second = NO_WAY;
    for (int seat = 0; seat < board_.seats; ++seat) {
        if (seat == me) continue;
        if (leader < 0 || ways_[seat].length < ways_[leader].length) {
            second = leader < 0 ? NO_WAY : ways_[leader].length;
            leader = seat;
        } else {
            second = std::min(second, ways_[seat].length);
        }
    }
    if (board_.hand[me] && second - ways_[leader].length > 1) {
        const Bits across = ways_[leader].cut_h() & board_.free_h(), along = ways_[leader].cut_v() & board_.free_v();
        const int number = count(across) + count(along), in_across = count(across);
        Action best = NO_ACTION;
        int best_gain = 1;
        for (int i = 0; i < LOOKS_AT && number; ++i) {
            const int index = rng_.below(number);
            const auto wall = static_cast<Action>(index < in_across ? WALL_H + nth(across, index) : WALL_V + nth(along, index - in_across));
            const int gain = gain_of(wall, leader, second);
            if (gain > best_gain) {
                best_gain = gain;
                best = wall;
            }
        }
        if (best != NO_ACTION) return best;
    }
    const Bits steps = board_.steps(me);
    if (!steps) return legal_actions(board_).front();
    for (const Bits wanted : {ways_[me].nearest & steps, ways_[me].nearer & steps, ways_[me].same & steps})
        if (wanted) return static_cast<Action>(nth(wanted, rng_.below(count(wanted))));
    return static_cast<Action>(nth(steps, rng_.below(count(steps))));
}

int ManyWorker::play_out() {
    for (int ply = 0; ply < LONGEST_PLAYOUT; ++ply) {
        spend();
        int hands = 0;
        for (int seat = 0; seat < board_.seats; ++seat) hands += board_.hand[seat];
        if (!hands) break;
        const int seat = board_.to_move;
        const Action action = natural_action();
        if (follow(action) && board_.has_arrived(seat)) return seat;
    }
    int first = 0;
    for (int seat = 1; seat < board_.seats; ++seat)
        if (arrival(seat) < arrival(first)) first = seat;
    return first;
}

void ManyWorker::play_once() {
    board_ = start_;
    ways_ = ways_at_start_;
    std::vector<std::pair<std::uint32_t, int>> path;  // nodes and who acted
    std::uint32_t node = 0;
    int winner = -1;
    while (winner < 0 && tree_[node].children) {
        node = choose(node);
        const int seat = board_.to_move;
        spend();
        follow(tree_[node].action);
        path.emplace_back(node, seat);
        if (board_.has_arrived(seat)) winner = seat;
    }
    if (winner < 0) {
        if (tree_[node].visits > 0) grow(node);
        winner = play_out();
    }
    ++tree_[0].visits;
    for (const auto& [at, seat] : path) {
        ++tree_[at].visits;
        tree_[at].won += winner == seat;
    }
}

std::vector<Line> ManyWorker::lines(int most) const {
    const auto busiest = [this](std::uint32_t node) {
        std::vector<std::uint32_t> order;
        for (std::uint32_t i = 0; i < tree_[node].children; ++i) order.push_back(tree_[node].first + i);
        std::stable_sort(order.begin(), order.end(), [this](auto a, auto b) { return tree_[a].visits > tree_[b].visits; });
        return order;
    };
    std::vector<Line> found;
    for (const std::uint32_t root : busiest(0)) {
        if (static_cast<int>(found.size()) >= most || (!tree_[root].visits && !found.empty())) break;
        const double share = (tree_[root].won + 0.5) / (tree_[root].visits + 1.0);
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
    Limits limits;
    // A tree that grows by playing out has no depth of its own: each ply asked for stands for so many positions.
    const bool is_endless = budget.seconds >= ENDLESS && budget.nodes >= ENDLESS_NODES;
    limits.nodes = is_endless ? static_cast<std::uint64_t>(budget.depth) * NODES_PER_PLY : budget.nodes;
    const auto spent = [begun] { return std::chrono::duration<double>(Clock::now() - begun).count(); };
    Thought thought;
    Board board = course.board();
    const int seat = board.to_move;
    if (const Bits winning = board.steps(seat) & board.goal(seat)) {
        thought.lines.push_back({WIN - 1, 1, {static_cast<Action>(lowest(winning))}});
        return thought;
    }
    ManyWorker worker(course, limits);
    do {
        worker.play_once();
    } while (!worker.is_stopped() && spent() < budget.seconds && !(asked_to_stop && asked_to_stop->load()));
    thought.lines = worker.lines(budget.lines);
    thought.nodes = worker.nodes();
    thought.seconds = spent();
    return thought;
}

}  // namespace cheeseboard
