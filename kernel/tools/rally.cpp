// rally GAMES SEATS OURS NODES SEED: our engine in so many of three or four seats, `greedy` in the others, seats changing
// from game to game. A game counts for us if one of our seats wins it.
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "many.hpp"
#include "playout.hpp"

using namespace cheeseboard;

namespace {

inline constexpr double HAND_TASTE = 0.01;

Course start_position(int seats) {
    Board board(9, seats, false);
    for (int seat = 0; seat < seats; ++seat) board.set_hand(seat, seats == 3 ? 7 : 5);
    return Course(board, true, 0, {});
}

// What the bot `greedy` values: to be nearer to the goal than the nearest other, and a little the barriers in hand.
double taste(const Board& board, int seat) {
    int nearest = NO_WAY, mine = 0;
    for (int other = 0; other < board.seats; ++other) {
        const int length = distance(board, bit(board.pawn[other]), board.goal(other));
        if (other == seat)
            mine = length;
        else
            nearest = std::min(nearest, length);
    }
    return mine == 0 ? 1e6 : nearest - mine + HAND_TASTE * board.hand[seat];
}

Action greedy_action(const Course& course, Rng& rng) {
    Board board = course.board();
    const int seat = board.to_move, from = board.pawn[seat];
    std::vector<Action> best;
    double most = -1e9;
    for (const Action action : legal_actions(board)) {
        board.make(action);
        const double worth = taste(board, seat);
        board.unmake(action, from);
        if (worth > most) {
            most = worth;
            best.clear();
        }
        if (worth == most) best.push_back(action);
    }
    return best[static_cast<std::size_t>(rng.below(static_cast<int>(best.size())))];
}

// Which seats are ours in this game: all arrangements in turn.
int seats_of_ours(int seats, int ours, int game) {
    std::vector<int> arrangements;
    for (int mask = 0; mask < 1 << seats; ++mask)
        if (__builtin_popcount(static_cast<unsigned>(mask)) == ours) arrangements.push_back(mask);
    return arrangements[static_cast<std::size_t>(game) % arrangements.size()];
}

// The winner's seat; -1 if nobody wins.
int play(int seats, int ours, std::uint64_t nodes, Rng& rng) {
    Course course = start_position(seats);
    while (course.end() == End::NONE) {
        Budget budget;
        budget.nodes = nodes;
        const int seat = course.board().to_move;
        course.make(ours >> seat & 1 ? think_for_many(course, budget, nullptr).lines.front().actions.front()
                                     : greedy_action(course, rng));
    }
    return course.end() == End::GOAL ? course.board().previous(course.board().to_move) : -1;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 6) return std::fprintf(stderr, "rally GAMES SEATS OURS NODES SEED\n"), 2;
    const int games = std::atoi(argv[1]), seats = std::atoi(argv[2]), ours = std::atoi(argv[3]);
    const auto nodes = std::strtoull(argv[4], nullptr, 10);
    Rng rng(std::strtoull(argv[5], nullptr, 10));
    int won = 0, drawn = 0;
    for (int game = 0; game < games; ++game) {
        const int mask = seats_of_ours(seats, ours, game), winner = play(seats, mask, nodes, rng);
        drawn += winner < 0;
        won += winner >= 0 && (mask >> winner & 1);
        if ((game + 1) % 25 == 0 || game + 1 == games) {
            std::printf("%d games: %d won, %d drawn\n", game + 1, won, drawn);
            std::fflush(stdout);
        }
    }
}
