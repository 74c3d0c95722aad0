// The kernel's own tests, run under sanitizers: each says what must hold, and the first that does not ends the program.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "../tools/opening.hpp"
#include "../tools/record.hpp"
#include "many.hpp"
#include "perft.hpp"
#include "think.hpp"

using namespace cheeseboard;

namespace {

int checks = 0;

void check(bool holds, const char* what, int line) {
    ++checks;
    if (holds) return;
    std::fprintf(stderr, "line %d: %s\n", line, what);
    std::exit(1);
}
#define CHECK(claim) check(claim, #claim, __LINE__)

Course fresh(int size, int seats, int hand, bool side = false) {
    Board board(size, seats, side);
    for (int seat = 0; seat < seats; ++seat) board.set_hand(seat, hand);
    return Course(board, true, 0, {});
}

void counts_are_those_of_others() {
    CHECK(fresh(9, 2, 10).perft(3) == 2'062'264);
    CHECK(fresh(9, 4, 5).perft(2) == 16'677);
    CHECK(fresh(3, 3, 1).perft(3) == 362);
}

// Keys come back, mirror images swap keys, and parity finds just the barriers that a flood finds.
void walks_hold(int seats, int size, std::uint64_t seed) {
    Rng rng(seed);
    Course course = fresh(size, seats, 6, seed % 2 != 0);
    Board twin = course.board();
    while (course.end() == End::NONE && course.turns() < 200) {
        Board board = course.board();
        CHECK(twin.key == board.mirror_key || seats != 2);
        const Ways ways = all_ways(board);
        const Places places = legal_places(board, ways);
        const auto agrees = [&](Bits free, Action kind) {
            each(free, [&](int place) {
                const auto wall = static_cast<Action>(kind + place);
                bool open = true;
                board.lay(wall);
                for (int seat = 0; seat < seats; ++seat)
                    open = open && distance(board, bit(board.pawn[seat]), board.goal(seat)) != NO_WAY;
                board.lift(wall);
                CHECK(open == places.holds(wall));
                CHECK(open == leaves_ways(board, ways, wall));
            });
        };
        agrees(board.free_h(), WALL_H);
        agrees(board.free_v(), WALL_V);
        const auto key = board.key;
        const Action action = random_action(board, ways, rng);
        CHECK(board.key == key);
        course.make(action);
        course.unmake();
        CHECK(course.board().key == key);
        course.make(action);
        if (seats == 2) twin.make(twin.mirrored(action));
    }
}

// A net of any weights: what is kept up to date from action to action is what is summed anew.
void sums_follow() {
    std::vector<std::uint8_t> bytes(sizeof(std::int16_t) * (features::NUMBER * Net::WIDTH_OF_LAYER + Net::WIDTH_OF_LAYER +
                                                            Net::STAGES * 2 * Net::WIDTH_OF_LAYER) +
                                    sizeof(std::int32_t) * Net::STAGES);
    Rng rng(3);
    for (std::size_t i = 0; i < bytes.size(); i += 2) bytes[i] = static_cast<std::uint8_t>(rng.below(200));
    const auto net = Net::read(bytes);
    CHECK(net != nullptr);
    CHECK(Net::read({bytes.data(), bytes.size() - 1}) == nullptr);
    Course course = start_position();
    Net::Sums sums, next, anew;
    net->sum_up(course.board(), sums);
    while (course.end() == End::NONE && course.turns() < 80) {
        const int seat = course.board().to_move, from = course.board().pawn[seat];
        const Action action = opening_action(course, rng);
        course.make(action);
        net->follow(sums, next, course.board(), action, seat, from);
        net->sum_up(course.board(), anew);
        CHECK(next.seen == anew.seen);
        sums = next;
    }
    Engine engine(1, net);
    Budget budget;
    budget.nodes = 5'000;
    CHECK(!engine.think(start_position(), budget).lines.empty());
}

void a_record_gives_its_board_back() {
    Rng rng(4);
    const Course course = opening(rng, 12, 12);
    const Board& board = course.board();
    Record record;
    record.h = pack(board.h);
    record.v = pack(board.v);
    for (int seat = 0; seat < 2; ++seat) record.pawn[seat] = board.pawn[seat], record.hand[seat] = board.hand[seat];
    record.to_move = board.to_move;
    CHECK(board_of(record).key == board.key);
}

void thoughts_are_repeatable_and_stop(int seats) {
    Budget budget;
    budget.nodes = 20'000;
    budget.lines = 2;
    const Course course = fresh(seats == 2 ? 9 : 7, seats, 4);
    const auto think = [&] {
        return seats == 2 ? Engine(1, nullptr).think(course, budget) : think_for_many(course, budget, nullptr);
    };
    const Thought first = think(), second = think();
    CHECK(first.nodes == second.nodes && first.lines.size() == second.lines.size());
    for (std::size_t i = 0; i < first.lines.size(); ++i) {
        CHECK(first.lines[i].score == second.lines[i].score && first.lines[i].actions == second.lines[i].actions);
        Course played = course;
        for (const Action action : first.lines[i].actions) {
            const auto legal = legal_actions(played.board());
            CHECK(std::find(legal.begin(), legal.end(), action) != legal.end());
            played.make(action);
        }
    }
}

void threads_share_a_table_and_can_be_stopped() {
    Engine engine(1, nullptr);
    Budget budget;
    budget.threads = 3;
    std::atomic<bool> stop{false};
    std::thread asker([&stop] {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        stop.store(true);
    });
    const Thought thought = engine.think(start_position(), budget, &stop);
    asker.join();
    CHECK(!thought.lines.front().actions.empty());
}

// The exact race agrees with a plain search to the end wherever that is short enough to make.
int plain(Board& board, int depth) {
    const int seat = board.to_move, from = board.pawn[seat];
    if (board.steps(seat) & board.goal(seat)) return 1;
    if (depth == 0) return 0;
    bool lost = true;
    int best = -1;
    each(board.steps(seat), [&](int square) {
        if (best > 0) return;
        board.make(static_cast<Action>(square));
        const int score = -plain(board, depth - 1);
        board.unmake(static_cast<Action>(square), from);
        if (score > 0) best = 1;
        if (score >= 0) lost = false;
    });
    return best > 0 ? 1 : lost ? -1 : 0;
}

void a_race_ends_as_it_is_played() {
    Rng rng(9);
    for (int game = 0; game < 6; ++game) {
        Course course = fresh(5, 2, 3);
        while (course.board().hand[0] + course.board().hand[1] > 0 && course.end() == End::NONE) {
            Board board = course.board();
            course.make(random_action(board, all_ways(board), rng));
        }
        if (course.end() != End::NONE) continue;
        Board board = course.board();
        const int outcome = Race(board).outcome(board);
        if (outcome == 0 || std::abs(outcome) > 11) continue;
        CHECK(plain(board, std::abs(outcome) - 1) == (outcome > 0 ? 1 : -1));
        CHECK(std::abs(outcome) <= 2 || plain(board, std::abs(outcome) - 3) == 0);
    }
}

}  // namespace

int main() {
    counts_are_those_of_others();
    for (std::uint64_t seed = 0; seed < 6; ++seed)
        for (int seats = 2; seats <= 4; ++seats) walks_hold(seats, seed < 4 ? 9 : 5, seed);
    sums_follow();
    a_record_gives_its_board_back();
    for (int seats = 2; seats <= 4; ++seats) thoughts_are_repeatable_and_stop(seats);
    threads_share_a_table_and_can_be_stopped();
    a_race_ends_as_it_is_played();
    std::printf("%d checks hold\n", checks);
}
