#include "many.hpp"

#include <algorithm>

namespace cheeseboard {

namespace {

inline constexpr int STEP_WORTH = 100, BARRIER_WORTH = 25, NEXT_RIVAL = 15, CLOCK_EVERY = 256;
inline constexpr int FIRST = 1 << 20, FORWARD = 400, CUTS = 200, AGAINST_SELF = -300;

}  // namespace

ManyWorker::ManyWorker(const Course& course, Table& table, Limits& limits)
    : board_(course.board()), table_(table), limits_(limits), root_(board_.to_move) {}

int ManyWorker::look(int depth, const std::vector<Action>& left_out) {
    left_out_ = &left_out;
    return search(depth, -WIN, WIN, 0, all_ways(board_));
}

void ManyWorker::spend() {
    ++nodes_;
    if (nodes_ >= limits_.nodes) limits_.stop.store(true, std::memory_order_relaxed);
    if (nodes_ % CLOCK_EVERY == 0 && ((limits_.asked && limits_.asked->load(std::memory_order_relaxed)) ||
                                      std::chrono::steady_clock::now() >= limits_.until))
        limits_.stop.store(true, std::memory_order_relaxed);
}

int ManyWorker::arrival(const Ways& ways, int seat) const {
    const int wait = (seat - board_.to_move + board_.seats) % board_.seats;
    return board_.seats * (ways[seat].length - 1) + wait;
}

int ManyWorker::evaluate(const Ways& ways) const {
    const int mine = arrival(ways, root_);
    int nearest = 1'000, all = 0;
    for (int seat = 0; seat < board_.seats; ++seat) {
        if (seat == root_) continue;
        nearest = std::min(nearest, arrival(ways, seat));
        all += arrival(ways, seat);
    }
    return STEP_WORTH * (nearest - mine) / board_.seats + NEXT_RIVAL * (all - mine) / (board_.seats * (board_.seats - 1)) +
           BARRIER_WORTH * board_.hand[root_];
}

void ManyWorker::list_choices(std::vector<Choice>& choices, const Ways& ways, int ply, Action first) const {
    const int me = board_.to_move;
    choices.clear();
    const auto add = [&](int number, int rank) {
        const auto action = static_cast<Action>(number);
        choices.push_back({action, action == first ? FIRST : rank});
    };
    each(board_.steps(me), [&](int square) {
        const int nearer = ways[me].gained(square);
        if (ply == 0 || nearer >= 0) add(square, FORWARD * nearer);
    });
    if (board_.hand[me]) {
        // The root seat bars whoever would arrive before it or first of all; the others bar the root seat.
        int soonest = 1'000;
        for (int seat = 0; seat < board_.seats; ++seat)
            if (seat != me) soonest = std::min(soonest, arrival(ways, seat));
        Places wanted;
        for (int seat = 0; seat < board_.seats; ++seat) {
            const bool is_rival = me == root_ ? seat != me && arrival(ways, seat) <= std::max(soonest, arrival(ways, me)) : seat == root_;
            if (!is_rival) continue;
            wanted.h |= ways[seat].cut_h();
            wanted.v |= ways[seat].cut_v();
        }
        const auto walls = [&](Bits places, Action kind) {
            each(places, [&](int place) {
                const auto wall = static_cast<Action>(kind + place);
                add(wall, ways[me].is_cut_by(wall) ? AGAINST_SELF : CUTS);
            });
        };
        walls(wanted.h & board_.free_h(), WALL_H);
        walls(wanted.v & board_.free_v(), WALL_V);
    }
    std::stable_sort(choices.begin(), choices.end(), [](const Choice& a, const Choice& b) { return a.rank > b.rank; });
    if (choices.empty()) choices.push_back({legal_actions(board_).front(), 0});
}

// Plays the action and finds the ways after it; takes it back and says no if it shuts somebody in.
bool ManyWorker::follow(Action action, int seat, const Ways& before, Ways& after) {
    const int from = board_.pawn[seat];
    board_.make(action);
    after = before;
    for (int other = 0; other < board_.seats; ++other) {
        if (!(is_move(action) ? other == seat : is_wall(action) && before[other].is_cut_by(action))) continue;
        after[other] = shortest_way(board_, other);
        if (!after[other].exists()) {
            board_.unmake(action, from);
            return false;
        }
    }
    return true;
}

int ManyWorker::search(int depth, int alpha, int beta, int ply, const Ways& ways) {
    const auto at = static_cast<std::size_t>(ply);
    lines_[at].clear();
    spend();
    if (is_stopped()) return 0;
    if (depth <= 0 || ply >= DEEPEST) return evaluate(ways);
    const int seat = board_.to_move, from = board_.pawn[seat];
    const bool ours = seat == root_;
    const std::uint64_t key = scramble(board_.key ^ static_cast<std::uint64_t>(root_ + 1));
    Entry known;
    Action first = NO_ACTION;
    if (table_.find(key, known)) {
        first = known.best;
        if (ply > 0 && known.depth >= depth && std::abs(known.score) < SURE &&
            (known.bound == EXACT || (known.bound == AT_LEAST && known.score >= beta) ||
             (known.bound == AT_MOST && known.score <= alpha)))
            return known.score;
    }
    auto& choices = choices_[at];
    list_choices(choices, ways, ply, first);
    const int old_alpha = alpha, old_beta = beta;
    int best_score = ours ? -WIN - 1 : WIN + 1;
    Action best = NO_ACTION;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const Action action = choices[i].action;
        if (ply == 0 && std::find(left_out_->begin(), left_out_->end(), action) != left_out_->end()) continue;
        Ways after;
        if (!follow(action, seat, ways, after)) continue;
        int score;
        if (is_move(action) && board_.has_arrived(seat))
            score = ours ? WIN - ply - 1 : -(WIN - ply - 1);
        else
            score = search(depth - 1, alpha, beta, ply + 1, after);
        board_.unmake(action, from);
        if (is_stopped()) return 0;
        if (best != NO_ACTION && (ours ? score <= best_score : score >= best_score)) continue;
        best_score = score;
        best = action;
        if (ours ? score > alpha : score < beta) {
            (ours ? alpha : beta) = score;
            lines_[at].assign(1, action);
            lines_[at].insert(lines_[at].end(), lines_[at + 1].begin(), lines_[at + 1].end());
        }
        if (alpha >= beta) break;
    }
    if (best == NO_ACTION) return evaluate(ways);
    if (ply > 0) {
        Entry entry;
        entry.best = best;
        entry.score = static_cast<std::int16_t>(best_score);
        entry.depth = static_cast<std::int8_t>(depth);
        entry.bound = best_score >= old_beta ? AT_LEAST : best_score <= old_alpha ? AT_MOST : EXACT;
        table_.keep(key, entry);
    }
    if (lines_[at].empty()) lines_[at].assign(1, best);
    return best_score;
}

Thought think_for_many(const Course& course, Table& table, const Budget& budget, const std::atomic<bool>* asked_to_stop) {
    using Clock = std::chrono::steady_clock;
    const auto begun = Clock::now();
    Limits limits;
    limits.nodes = budget.nodes;
    limits.asked = asked_to_stop;
    if (budget.seconds < 1e8)
        limits.until = begun + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(budget.seconds));
    const auto worker = std::make_unique<ManyWorker>(course, table, limits);
    Thought thought;
    thought.lines.push_back({0, 0, {legal_actions(course.board()).front()}});
    for (int depth = 1; depth <= std::min(budget.depth, DEEPEST) && !worker->is_stopped(); ++depth) {
        std::vector<Line> lines;
        std::vector<Action> left_out;
        for (int number = 0; number < budget.lines; ++number) {
            const int score = worker->look(depth, left_out);
            if (worker->is_stopped() || worker->line().empty()) break;
            lines.push_back({score, depth, worker->line()});
            left_out.push_back(worker->line().front());
        }
        if (!lines.empty() && (!worker->is_stopped() || thought.lines.front().depth == 0)) thought.lines = lines;
        if (std::abs(thought.lines.front().score) > SURE && budget.lines == 1) break;
    }
    std::stable_sort(thought.lines.begin(), thought.lines.end(),
                     [](const Line& a, const Line& b) { return a.score > b.score; });
    thought.nodes = worker->nodes();
    thought.seconds = std::chrono::duration<double>(Clock::now() - begun).count();
    return thought;
}

}  // namespace cheeseboard
