#include "course.hpp"

#include <algorithm>

#include "perft.hpp"

namespace cheeseboard {

std::uint32_t standing(const Board& board) {
    std::uint32_t number = board.to_move;
    for (int seat = 0; seat < board.seats; ++seat) number = number * 100 + board.pawn[seat];
    return number;
}

std::vector<Action> legal_actions(const Board& board) {
    std::vector<Action> actions;
    each(board.steps(board.to_move), [&](int square) { actions.push_back(static_cast<Action>(square)); });
    if (board.hand[board.to_move]) {
        const Places places = legal_places(board);
        each(places.h, [&](int place) { actions.push_back(static_cast<Action>(WALL_H + place)); });
        each(places.v, [&](int place) { actions.push_back(static_cast<Action>(WALL_V + place)); });
    }
    if (actions.empty()) actions.push_back(PASS);
    return actions;
}

Course::Course(const Board& board, bool repetition, int turns, std::vector<std::uint32_t> seen, int turn_limit)
    : board_(board), repetition_(repetition), turns_(turns), turn_limit_(turn_limit), seen_(std::move(seen)) {
    if (repetition_ && seen_.empty()) seen_.push_back(standing(board_));
}

void Course::make(Action action) {
    past_.push_back({action, board_.pawn[board_.to_move], end_, since_});
    board_.make(action);
    ++turns_;
    if (repetition_) {
        if (is_wall(action)) since_ = seen_.size();
        seen_.push_back(standing(board_));
    }
    end_ = judge();
}

void Course::unmake() {
    const Past past = past_.back();
    past_.pop_back();
    board_.unmake(past.action, past.from);
    --turns_;
    if (repetition_) seen_.pop_back();
    since_ = past.since;
    end_ = past.end;
}

End Course::judge() const {
    if (board_.has_arrived(board_.previous(board_.to_move))) return End::GOAL;
    if (repetition_) {
        const auto begin = seen_.begin() + static_cast<long>(since_);
        if (std::count(begin, seen_.end(), seen_.back()) >= REPEATED) return End::REPETITION;
    }
    return turn_limit_ != NO_TURN_LIMIT && turns_ >= turn_limit_ ? End::TURN_LIMIT : End::NONE;
}

std::uint64_t Course::perft(int depth) {
    const auto plies_to_repeat = static_cast<std::size_t>(4 * (REPEATED - 1));
    const bool may_repeat = repetition_ && seen_.size() - since_ + static_cast<std::size_t>(depth) > plies_to_repeat;
    const bool may_last = turn_limit_ != NO_TURN_LIMIT && turns_ + depth >= turn_limit_;
    if (end_ != End::NONE) return depth == 0;
    return may_repeat || may_last ? count_slowly(depth) : count_sequences(board_, depth);
}

std::uint64_t Course::count_slowly(int depth) {
    if (depth == 0) return 1;
    if (end_ != End::NONE) return 0;
    std::uint64_t total = 0;
    for (const Action action : legal_actions(board_)) {
        make(action);
        total += count_slowly(depth - 1);
        unmake();
    }
    return total;
}

}  // namespace cheeseboard
