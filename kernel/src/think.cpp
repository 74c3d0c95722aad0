#include "think.hpp"

#include <algorithm>
#include <thread>

namespace cheeseboard {

namespace {

inline constexpr int WINDOW = 40;

// One line at one depth, in a window around the last score that widens until it holds.
int look_around(Worker& worker, int depth, int last, const std::vector<Action>& left_out, bool narrow) {
    int width = WINDOW;
    int low = narrow && depth >= 4 ? std::max(last - width, -WIN) : -WIN;
    int high = narrow && depth >= 4 ? std::min(last + width, WIN) : WIN;
    while (true) {
        const int score = worker.look(depth, low, high, left_out);
        if (worker.is_stopped() || (score > low && score < high) || (low <= -WIN && high >= WIN)) return score;
        width *= 3;
        if (score <= low) low = std::max(score - width, -WIN);
        if (score >= high) high = std::min(score + width, WIN);
        if (width > 1'500) low = -WIN, high = WIN;
    }
}

// The same deepening without an account of it: it only fills the table for the others.
void help(Worker& worker, int deepest, int offset) {
    for (int depth = 1 + offset % 2; depth <= deepest && !worker.is_stopped(); ++depth) worker.look(depth, -WIN, WIN, {});
}

// The exact end of a race as the one line there is to tell.
Line race_line(const Board& start) {
    Board board = start;
    const Race race(board);
    const auto worth = [&](Board& at) { return race.outcome(at); };
    const int outcome = worth(board);
    Line line{outcome > 0 ? WIN - outcome : outcome < 0 ? -(WIN + outcome) : 0, std::abs(outcome), {}};
    while (true) {
        const int seat = board.to_move, from = board.pawn[seat];
        Action best = NO_ACTION;
        int best_rank = -1'000'000;
        each(board.steps(seat), [&](int square) {
            const auto action = static_cast<Action>(square);
            int rank = 500'000;
            if (!has(board.goal(seat), square)) {
                board.make(action);
                const int theirs = worth(board);
                rank = theirs < 0 ? 100'000 + theirs : theirs > 0 ? -100'000 + theirs : 0;
                board.unmake(action, from);
            }
            if (rank > best_rank) {
                best_rank = rank;
                best = action;
            }
        });
        if (best == NO_ACTION) return line;
        line.actions.push_back(best);
        board.make(best);
        if (board.has_arrived(seat) || !outcome || line.actions.size() > 160) return line;
    }
}

}  // namespace

Engine::Engine(std::size_t megabytes, std::shared_ptr<const Net> net, const Habits& habits)
    : table_(megabytes), net_(std::move(net)), habits_(habits) {}

const Net* Engine::net_for(const Board& board) const {
    return habits_.net && board.geo->size == 9 ? net_.get() : nullptr;
}

Thought Engine::think(const Course& course, const Budget& budget, const std::atomic<bool>* asked_to_stop) {
    using Clock = std::chrono::steady_clock;
    const auto begun = Clock::now();
    const auto spent = [begun] { return std::chrono::duration<double>(Clock::now() - begun).count(); };
    Thought thought;
    const Board& board = course.board();
    const auto legal = legal_actions(board);
    if (legal.size() == 1 || (!board.hand[0] && !board.hand[1] && budget.lines == 1)) {
        thought.lines.push_back(legal.size() == 1 ? Line{0, 0, legal} : race_line(board));
        if (legal.size() > 1 || budget.nodes == 0) {
            thought.seconds = spent();
            return thought;
        }
    }
    Limits limits;
    limits.nodes = budget.nodes;
    limits.asked = asked_to_stop;
    if (budget.seconds < 1e8)
        limits.until = begun + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(budget.seconds));
    Limits helpers_limits;  // helpers stop when the first worker does, whatever their own count
    helpers_limits.until = limits.until;
    std::vector<std::unique_ptr<Worker>> helpers;
    std::vector<std::thread> threads;
    for (int i = 1; i < budget.threads; ++i) {
        helpers.push_back(std::make_unique<Worker>(course, table_, net_for(board), habits_, helpers_limits));
        threads.emplace_back(help, std::ref(*helpers.back()), budget.depth, i);
    }
    auto worker = std::make_unique<Worker>(course, table_, net_for(board), habits_, limits);
    const int wanted = std::min<int>(budget.lines, static_cast<int>(legal.size()));
    thought.lines.assign(1, Line{0, 0, {legal.front()}});
    for (int depth = 1; depth <= budget.depth && !worker->is_stopped(); ++depth) {
        std::vector<Line> lines;
        std::vector<Action> left_out;
        for (int number = 0; number < wanted; ++number) {
            const auto index = static_cast<std::size_t>(number);
            const int last = index < thought.lines.size() ? thought.lines[index].score : 0;
            const int score = look_around(*worker, depth, last, left_out, habits_.aspiration && depth > 1);
            const bool is_whole = !worker->is_stopped();
            if (!worker->line().empty() && (is_whole || number == 0))
                lines.push_back({is_whole ? score : last, is_whole ? depth : depth - 1, worker->line()});
            if (!is_whole || worker->line().empty()) break;
            left_out.push_back(worker->line().front());
        }
        if (!worker->is_stopped() || thought.lines.front().depth == 0) {
            if (!lines.empty()) thought.lines = lines;
        } else if (!lines.empty() && wanted == 1) {
            thought.lines = lines;  // better than the last whole depth: its action was tried first
        }
        if (wanted == 1 && std::abs(thought.lines.front().score) > SURE &&
            WIN - std::abs(thought.lines.front().score) <= depth)
            break;  // the end is in sight, and nothing quicker is
    }
    helpers_limits.stop.store(true);
    for (auto& thread : threads) thread.join();
    thought.nodes = worker->nodes();
    for (const auto& helper : helpers) thought.nodes += helper->nodes();
    thought.seconds = spent();
    std::stable_sort(thought.lines.begin(), thought.lines.end(),
                     [](const Line& a, const Line& b) { return a.score > b.score; });
    return thought;
}

}  // namespace cheeseboard
