#include "playout.hpp"

namespace cheeseboard {

int nth(Bits bits, int index) {
    const auto low = static_cast<std::uint64_t>(bits);
    const int in_low = std::popcount(low);
    auto half = index < in_low ? low : static_cast<std::uint64_t>(bits >> 64);
    for (int skip = index < in_low ? index : index - in_low; skip; --skip) half &= half - 1;
    return std::countr_zero(half) + (index < in_low ? 0 : 64);
}

Action random_action(Board& board, const Ways& ways, Rng& rng) {
    const Bits steps = board.steps(board.to_move);
    const bool lays = board.hand[board.to_move] > 0;
    Bits free_h = lays ? board.free_h() : 0, free_v = lays ? board.free_v() : 0;
    const int moves = count(steps);
    while (true) {
        const int across = count(free_h), along = count(free_v), all = moves + across + along;
        if (!all) return PASS;
        int index = rng.below(all);
        if (index < moves) return static_cast<Action>(nth(steps, index));
        index -= moves;
        const bool is_across = index < across;
        const int place = is_across ? nth(free_h, index) : nth(free_v, index - across);
        const auto wall = static_cast<Action>((is_across ? WALL_H : WALL_V) + place);
        if (leaves_ways(board, ways, wall)) return wall;
        (is_across ? free_h : free_v) &= ~bit(place);
    }
}

namespace {

// One game, played on a board whose keys nobody asks for.
class Walk {
   public:
    Walk(const Course& from, const Ways& ways)
        : board_(from.board()),
          ways_(ways),
          repetition_(from.repetition()),
          turns_(from.turns()),
          turn_limit_(from.turn_limit()),
          seen_(from.seen()) {
        for (int seat = 0; seat < board_.seats; ++seat) hands_ += board_.hand[seat];
    }

    // The winner, or -1 if it is drawn.
    int play(Rng& rng, std::uint64_t& actions) {
        while (true) {
            const int seat = board_.to_move;
            const Action action = hands_ ? random_action(board_, ways_, rng) : random_step(rng);
            ++actions;
            ++turns_;
            if (is_move(action)) {
                board_.pawn[seat] = static_cast<std::uint8_t>(action);
                if (board_.has_arrived(seat)) return seat;
                if (hands_) ways_[seat] = shortest_way(board_, seat);
            } else if (is_wall(action)) {
                lay(action);
            }
            board_.to_move = static_cast<std::uint8_t>(board_.next(seat));
            if (repetition_ && is_third_time()) return -1;
            if (turn_limit_ != NO_TURN_LIMIT && turns_ >= turn_limit_) return -1;
        }
    }

   private:
    Action random_step(Rng& rng) const {
        const Bits steps = board_.steps(board_.to_move);
        return steps ? static_cast<Action>(nth(steps, rng.below(count(steps)))) : PASS;
    }

    void lay(Action wall) {
        const int seat = board_.to_move;
        board_.lay(wall);
        --board_.hand[seat];
        --hands_;
        seen_.clear();
        for (int other = 0; other < board_.seats; ++other)
            if (ways_[other].is_cut_by(wall)) ways_[other] = shortest_way(board_, other);
    }

    bool is_third_time() {
        const std::uint32_t now = standing(board_);
        seen_.push_back(now);
        int times = 0;
        const auto stride = static_cast<std::size_t>(board_.seats);
        for (std::size_t back = stride; back < seen_.size(); back += stride) times += seen_[seen_.size() - 1 - back] == now;
        return times >= REPEATED - 1;
    }

    Board board_;
    Ways ways_;
    bool repetition_;
    int turns_;
    int turn_limit_;
    int hands_ = 0;
    std::vector<std::uint32_t> seen_;
};

}  // namespace

Tally random_games(const Course& from, int games, std::uint64_t seed) {
    Tally tally;
    Rng rng(seed);
    const Ways at_start = all_ways(from.board());
    for (int game = 0; game < games; ++game) {
        const int winner = Walk(from, at_start).play(rng, tally.actions);
        ++(winner < 0 ? tally.drawn : tally.won[static_cast<std::size_t>(winner)]);
    }
    return tally;
}

}  // namespace cheeseboard
