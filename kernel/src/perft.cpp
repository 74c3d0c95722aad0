#include "perft.hpp"

#include "barriers.hpp"

namespace cheeseboard {

namespace {

std::uint64_t count_below(Board& board, const Ways& ways, int depth);

std::uint64_t count_behind(Board& board, const Ways& ways, Action action, int depth) {
    const int seat = board.to_move, from = board.pawn[seat];
    board.make(action);
    std::uint64_t total = 0;
    if (!board.has_arrived(seat)) {
        Ways after = ways;
        for (int other = 0; other < board.seats; ++other)
            if (is_move(action) ? other == seat : is_wall(action) && ways[other].is_cut_by(action))
                after[other] = shortest_way(board, other);
        total = count_below(board, after, depth - 1);
    }
    board.unmake(action, from);
    return total;
}

std::uint64_t count_below(Board& board, const Ways& ways, int depth) {
    const int seat = board.to_move;
    const Bits steps = board.steps(seat);
    const Places places = board.hand[seat] ? legal_places(board, ways) : Places{};
    const int choices = count(steps) + places.size();
    if (depth == 1) return choices ? static_cast<std::uint64_t>(choices) : 1;
    if (!choices) return count_behind(board, ways, PASS, depth);
    std::uint64_t total = 0;
    const auto add = [&](int number) { total += count_behind(board, ways, static_cast<Action>(number), depth); };
    each(steps, add);
    each(places.h, [&](int place) { add(WALL_H + place); });
    each(places.v, [&](int place) { add(WALL_V + place); });
    return total;
}

}  // namespace

std::uint64_t count_sequences(const Board& board, int depth) {
    if (depth == 0) return 1;
    Board copy = board;
    return count_below(copy, all_ways(copy), depth);
}

}  // namespace cheeseboard
