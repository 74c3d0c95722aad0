#include "search.hpp"

#include <algorithm>
#include <cmath>

namespace cheeseboard {

namespace {

inline constexpr int INFINITE = WIN + 1;
inline constexpr int MOST_MEMORY = 8'192;
inline constexpr int FIRST = 1 << 28, KILLER = 60'000, FORWARD = 90'000, CUTTING = 30'000, PER_STEP = 30'000, PER_IDLE_STEP = 7'500;
inline constexpr int CLOCK_EVERY = 512, PICKED = 3, SHUTS_IN = -1'000;

// How many plies less a later action is looked at.
struct Reductions {
    std::array<std::array<std::int8_t, 128>, 64> plies{};
    Reductions() {
        for (std::size_t depth = 1; depth < 64; ++depth)
            for (std::size_t number = 1; number < 128; ++number) {
                const auto few = static_cast<int>(
                    0.4 + std::log(static_cast<double>(depth)) * std::log(static_cast<double>(number)) / 1.9);
                plies[depth][number] = static_cast<std::int8_t>((13 * few + 5) / 10);
            }
    }
};
const Reductions REDUCTIONS;

// Equal ranks are ordered by the action, so that every compiler's library sorts and searches alike.
constexpr auto is_better = [](const auto& a, const auto& b) { return a.rank > b.rank || (a.rank == b.rank && a.action > b.action); };

void remember(std::int16_t& memory, int bonus) {
    memory = static_cast<std::int16_t>(memory + bonus - memory * std::abs(bonus) / MOST_MEMORY);
}

}  // namespace

Worker::Worker(const Course& course, Table& table, const Net* net, const Habits& habits, Limits& limits)
    : board_(course.board()), table_(table), net_(net), habits_(habits), limits_(limits) {
    plies_[0].way = {shortest_way(board_, 0), shortest_way(board_, 1)};
    // The standings of the game so far, as keys of this board.
    Board at = board_;
    for (const std::uint32_t number : course.seen()) {
        at.set_pawn(1, static_cast<int>(number % 100));
        at.set_pawn(0, static_cast<int>(number / 100 % 100));
        at.set_to_move(static_cast<int>(number / 10'000));
        path_.push_back(at.key);
    }
    if (path_.empty()) path_.push_back(board_.key);
    since_.push_back(0);
}

int Worker::look(int depth, int alpha, int beta, const std::vector<Action>& left_out) {
    left_out_ = &left_out;
    return search(depth, alpha, beta, 0);
}

void Worker::spend() {
    ++nodes_;
    if (nodes_ >= limits_.nodes) limits_.stop.store(true, std::memory_order_relaxed);
    if (nodes_ % CLOCK_EVERY == 0 && ((limits_.asked && limits_.asked->load(std::memory_order_relaxed)) ||
                                      std::chrono::steady_clock::now() >= limits_.until))
        limits_.stop.store(true, std::memory_order_relaxed);
}

void Worker::sum_up(int ply) {
    auto& here = plies_[static_cast<std::size_t>(ply)];
    if (!net_ || here.is_summed) return;
    const auto before = static_cast<std::size_t>(ply) - 1;
    if (ply > 0 && plies_[before].is_summed)
        net_->follow(plies_[before].sums, here.sums, board_, plies_[before].played, 1 - board_.to_move, from_[before]);
    else
        net_->sum_up(board_, here.sums);
    here.is_summed = true;
}

int Worker::evaluate(int ply) {
    const auto& here = plies_[static_cast<std::size_t>(ply)];
    const int me = board_.to_move;
    if (!net_) return evaluate_by_hand(board_, here.way[me], here.way[1 - me]);
    sum_up(ply);
    return net_->evaluate(board_, here.sums, here.way[me].length, here.way[1 - me].length);
}

bool Worker::is_repeated() const {
    const std::size_t since = since_.back(), here = path_.size() - 1;
    for (std::size_t back = 4; here >= since + back; back += 2)
        if (path_[here - back] == path_[here]) return true;
    return false;
}

bool Worker::enter(Action action, int ply, bool is_leaf) {
    const int seat = board_.to_move;
    auto& here = plies_[static_cast<std::size_t>(ply)];
    auto& next = plies_[static_cast<std::size_t>(ply) + 1];
    from_[static_cast<std::size_t>(ply)] = board_.pawn[seat];
    board_.make(action);
    next.is_rough = {};
    if (is_leaf) {
        for (int other = 0; other < 2; ++other) {
            int length = here.way[other].length;
            if (is_move(action) && other == seat) {
                const int gained = here.way[other].gained(action);
                length = gained >= 0 ? length - gained : distance(board_, bit(action), board_.goal(seat));
            } else if (is_wall(action) && here.way[other].is_cut_by(action)) {
                length = distance(board_, bit(board_.pawn[other]), board_.goal(other));
            }
            next.way[other].length = length;
            next.is_rough[other] = true;
        }
    } else {
        next.way = here.way;
        for (int other = 0; other < 2; ++other)
            if (is_move(action) ? other == seat : is_wall(action) && here.way[other].is_cut_by(action))
                next.way[other] = shortest_way(board_, other);
    }
    if (!next.way[0].exists() || !next.way[1].exists()) {
        board_.unmake(action, from_[static_cast<std::size_t>(ply)]);
        return false;
    }
    here.played = action;
    next.is_summed = false;
    since_.push_back(is_wall(action) ? path_.size() : since_.back());
    path_.push_back(board_.key);
    return true;
}

// What a leaf left out, where it turned out to be none.
void Worker::find_ways(int ply) {
    auto& here = plies_[static_cast<std::size_t>(ply)];
    for (int seat = 0; seat < 2; ++seat)
        if (here.is_rough[seat]) here.way[seat] = shortest_way(board_, seat);
    here.is_rough = {};
}

void Worker::leave(Action action, int ply) {
    board_.unmake(action, from_[static_cast<std::size_t>(ply)]);
    path_.pop_back();
    since_.pop_back();
}

// How many steps more a barrier costs the other than me; far below zero if it shuts somebody in.
int Worker::gain_of(Action wall, int ply) {
    const auto& way = plies_[static_cast<std::size_t>(ply)].way;
    int gain = 0;
    board_.lay(wall);
    for (int seat = 0; seat < 2; ++seat)
        if (way[seat].is_cut_by(wall)) {
            const int longer = distance(board_, bit(board_.pawn[seat]), board_.goal(seat)) - way[seat].length;
            gain += seat == board_.to_move ? -longer : longer;
            if (longer >= NO_WAY - 81) gain = SHUTS_IN;
            if (gain == SHUTS_IN) break;
        }
    board_.lift(wall);
    return gain;
}

void Worker::rank(Choices& choices, int ply, int depth, Action first, int most_quiet) {
    const int me = board_.to_move;
    const auto& here = plies_[static_cast<std::size_t>(ply)];
    const auto* const memory = history_[me].data();
    const auto bonus = [&](Action action) {
        return action == first ? FIRST : action == here.killers[0] || action == here.killers[1] ? KILLER : 0;
    };
    auto* const list = choices.list.data();
    each(board_.steps(me), [&](int square) {
        const auto action = static_cast<Action>(square);
        const int worth = FORWARD + PER_STEP * (here.way[me].gained(square) - 1) + memory[action];
        list[choices.number++] = {action, worth + bonus(action)};
    });
    if (!board_.hand[me]) return;
    Choices idle;  // barriers in a way that gain nothing: they wait among those that cut none
    const auto cutting = [&](Bits places, Action kind, Bits cut_theirs) {
        each(places, [&](int place) {
            const auto wall = static_cast<Action>(kind + place);
            int worth = memory[wall] + bonus(wall);
            if (depth >= habits_.gains) {
                const int gain = gain_of(wall, ply);
                if (gain == SHUTS_IN) return;
                if (gain <= 0) {
                    idle.list[static_cast<std::size_t>(idle.number++)] = {wall, worth + PER_IDLE_STEP * gain};
                    return;
                }
                worth += CUTTING + PER_STEP * gain;
            } else {
                worth += has(cut_theirs, place) ? CUTTING : -CUTTING;
            }
            list[choices.number++] = {wall, worth};
        });
    };
    const Bits free_h = board_.free_h(), free_v = board_.free_v();
    const Bits cut_h = here.way[0].cut_h() | here.way[1].cut_h(), cut_v = here.way[0].cut_v() | here.way[1].cut_v();
    cutting(free_h & cut_h, WALL_H, here.way[1 - me].cut_h());
    cutting(free_v & cut_v, WALL_V, here.way[1 - me].cut_v());
    const int loud = choices.number;
    std::copy_n(idle.list.begin(), idle.number, list + loud);
    choices.number += idle.number;
    const auto quiet = [&](Bits places, Action kind) {
        each(places, [&](int place) {
            const auto wall = static_cast<Action>(kind + place);
            list[choices.number++] = {wall, memory[wall] + bonus(wall)};
        });
    };
    quiet(free_h & ~cut_h, WALL_H);
    quiet(free_v & ~cut_v, WALL_V);
    if (choices.number - loud > most_quiet) {
        std::nth_element(list + loud, list + loud + most_quiet, list + choices.number, is_better);
        choices.number = loud + most_quiet;
    }
}

void Worker::learn(Action best, const Action* tried, int number, int depth, int ply) {
    const int seat = board_.to_move, bonus = std::min(16 * depth * depth + 16, 1'600);
    auto& killers = plies_[static_cast<std::size_t>(ply)].killers;
    if (killers[0] != best) killers = {best, killers[0]};
    auto& memory = history_[seat];
    remember(memory[best], bonus);
    for (int i = 0; i < number; ++i)
        if (tried[i] != best) remember(memory[tried[i]], -bonus);
}

int Worker::search(int depth, int alpha, int beta, int ply) {
    const auto at = static_cast<std::size_t>(ply);
    auto& here = plies_[at];
    lines_[at].clear();
    spend();
    if (is_stopped()) return 0;
    const int me = board_.to_move, they = 1 - me;
    const int my_length = here.way[me].length, their_length = here.way[they].length;
    if (ply > 0) {
        if (is_repeated()) return 0;
        // Nobody can win sooner than at once, nor lose later than this.
        alpha = std::max(alpha, -(WIN - ply - 2));
        beta = std::min(beta, WIN - ply - 1);
        if (alpha >= beta) return alpha;
    }
    if (my_length <= 2 && ply > 0 && (board_.steps(me) & board_.goal(me))) return WIN - ply - 1;
    const bool is_race = !board_.hand[0] && !board_.hand[1];
    if (is_race && depth < 1 && ply < DEEPEST - 2) {
        const int ahead = their_length - my_length;  // with my turn, 0 is enough
        if (ahead >= 3) return SURE - 1 - ply - 2 * my_length;
        if (ahead <= -4) return -(SURE - 1 - ply - 2 * their_length);
        depth = 1;
    }
    if (depth <= 0 || ply >= DEEPEST) return evaluate(ply);
    find_ways(ply);

    const bool is_mirrored = board_.mirror_key < board_.key;
    const std::uint64_t key = is_mirrored ? board_.mirror_key : board_.key;
    const bool is_full = beta - alpha > 1;
    Entry known;
    const bool is_known = table_.find(key, known);
    Action first = NO_ACTION;
    if (is_known) {
        if (known.best != NO_ACTION) first = is_mirrored ? board_.mirrored(known.best) : known.best;
        int score = known.score;
        if (score > SURE) score -= ply;
        if (score < -SURE) score += ply;
        if (ply > 0 && !is_full && known.depth >= depth &&
            (known.bound == EXACT || (known.bound == AT_LEAST && score >= beta) ||
             (known.bound == AT_MOST && score <= alpha)))
            return score;
    }
    sum_up(ply);  // also where the score is known: what follows is summed from here
    here.looks = is_known ? known.looks : evaluate(ply);

    if (habits_.futility && !is_full && !is_race && depth <= 4 && std::abs(beta) < SURE && here.looks - 90 * depth >= beta)
        return here.looks;
    plies_[at + 1].killers = {NO_ACTION, NO_ACTION};
    if (first == NO_ACTION && depth >= 5) --depth;

    int most_quiet = 128;
    if (ply > 0) {
        if (habits_.few_quiet && depth <= 4) most_quiet = 2 + 3 * depth * depth / (is_full ? 1 : 2);
        if (habits_.futility && depth <= 3 && alpha > -SURE && here.looks + 60 + 80 * depth <= alpha) most_quiet = 0;
    }
    Choices choices;
    rank(choices, ply, depth, first, most_quiet);
    Action best = NO_ACTION;
    int best_score = -INFINITE, tried = 0;
    std::array<Action, 140> tried_actions;
    const int start_alpha = alpha;
    auto* const list = choices.list.data();
    for (int i = 0; i < choices.number; ++i) {
        if (i < PICKED)
            std::swap(list[i], *std::min_element(list + i, list + choices.number, is_better));
        else if (i == PICKED)
            std::sort(list + i, list + choices.number, is_better);
        const Action action = list[i].action;
        if (ply == 0 && std::find(left_out_->begin(), left_out_->end(), action) != left_out_->end()) continue;
        const bool is_quiet = is_wall(action) && !here.way[they].is_cut_by(action);
        if (!enter(action, ply, depth <= 1)) continue;
        if (depth > 1) table_.prefetch(std::min(board_.key, board_.mirror_key));
        int score;
        if (is_move(action) && board_.has_arrived(me)) {
            score = WIN - ply - 1;
        } else if (tried == 0) {
            score = -search(depth - 1, -beta, -alpha, ply + 1);
        } else {
            int less = 0;
            if (habits_.reduce && depth >= 3 && tried >= 2 && !is_race) {
                less = REDUCTIONS.plies[static_cast<std::size_t>(std::min(depth, 63))][static_cast<std::size_t>(std::min(tried, 127))];
                if (is_full) --less;
                if (!is_quiet) --less;
                less -= history_[me][action] / 6'000;
                less = std::clamp(less, 0, depth - 2);
            }
            score = -search(depth - 1 - less, -alpha - 1, -alpha, ply + 1);
            if (score > alpha && less > 0) score = -search(depth - 1, -alpha - 1, -alpha, ply + 1);
            if (score > alpha && score < beta) score = -search(depth - 1, -beta, -alpha, ply + 1);
        }
        leave(action, ply);
        if (is_stopped()) return 0;
        tried_actions[static_cast<std::size_t>(tried++)] = action;
        if (score > best_score) {
            best_score = score;
            best = action;
            if (score > alpha) {
                alpha = score;
                lines_[at].assign(1, action);
                lines_[at].insert(lines_[at].end(), lines_[at + 1].begin(), lines_[at + 1].end());
                if (alpha >= beta) break;
            }
        }
    }
    if (best == NO_ACTION) return evaluate(ply);  // everything was left out
    if (best_score >= beta) learn(best, tried_actions.data(), tried, depth, ply);
    if (ply > 0 || left_out_->empty()) {
        Entry entry;
        entry.best = is_mirrored ? board_.mirrored(best) : best;
        int kept = best_score;
        if (kept > SURE) kept += ply;
        if (kept < -SURE) kept -= ply;
        entry.score = static_cast<std::int16_t>(kept);
        entry.looks = static_cast<std::int16_t>(here.looks);
        entry.depth = static_cast<std::int8_t>(depth);
        entry.bound = best_score >= beta ? AT_LEAST : best_score > start_alpha ? EXACT : AT_MOST;
        table_.keep(key, entry);
    }
    return best_score;
}

}  // namespace cheeseboard
