// The door to Python: numbers in, numbers out, checked here once; the interpreter lock is free while the kernel works.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <stdexcept>

#include "course.hpp"
#include "many.hpp"
#include "playout.hpp"
#include "think.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace cheeseboard {

namespace {

using Numbers = std::vector<int>;

void demand(bool holds, const char* what) {
    if (!holds) throw std::invalid_argument(what);
}

bool on_board(int size, int square) {
    return square >= 0 && square / WIDTH < size && square % WIDTH < size;
}

void lay_all(Board& board, Action kind, const Numbers& places) {
    for (const int place : places) {
        demand(place >= 0 && place < POINTS, "place");
        const auto wall = static_cast<Action>(kind + place);
        demand(board.is_free(wall), "barriers overlap or leave the board");
        board.lay(wall);
    }
}

Course load(int size, bool side_step, bool repetition, const Numbers& pawns, const Numbers& hands, const Numbers& h,
            const Numbers& v, int to_move, int turns, int turn_limit, const std::vector<std::uint32_t>& seen) {
    const int seats = static_cast<int>(pawns.size());
    demand(size == 3 || size == 5 || size == 7 || size == 9, "size");
    demand(seats >= 2 && seats <= SEATS && hands.size() == pawns.size(), "seats");
    demand(to_move >= 0 && to_move < seats && turns >= 0 && turn_limit >= 0, "turn");
    Board board(size, seats, side_step);
    for (int seat = 0; seat < seats; ++seat) {
        demand(on_board(size, pawns[seat]), "pawn");
        demand(hands[seat] >= 0 && hands[seat] < HAND_KEYS, "hand");
        board.set_pawn(seat, pawns[seat]);
        board.set_hand(seat, hands[seat]);
    }
    lay_all(board, WALL_H, h);
    lay_all(board, WALL_V, v);
    board.set_to_move(to_move);
    for (int seat = 0; seat < seats; ++seat)
        demand(distance(board, bit(board.pawn[seat]), board.goal(seat)) != NO_WAY, "a pawn is shut in");
    return Course(board, repetition, turns, seen, turn_limit);
}

Numbers members(Bits bits) {
    Numbers found;
    each(bits, [&](int index) { found.push_back(index); });
    return found;
}

template <class Values>
Numbers of_seats(const Board& board, const Values& values) {
    return Numbers(values.begin(), values.begin() + board.seats);
}

Numbers legal(const Course& course) {
    if (course.end() != End::NONE) return {};
    const auto actions = legal_actions(course.board());
    return Numbers(actions.begin(), actions.end());
}

void make(Course& course, int action) {
    const Numbers allowed = legal(course);
    demand(std::find(allowed.begin(), allowed.end(), action) != allowed.end(), "not legal here");
    course.make(static_cast<Action>(action));
}

std::uint64_t count_places(const std::vector<const Course*>& courses, int rounds) {
    const nb::gil_scoped_release free;
    std::uint64_t total = 0;
    for (int round = 0; round < rounds; ++round)
        for (const Course* course : courses) total += static_cast<std::uint64_t>(legal_places(course->board()).size());
    return total;
}

auto play_randomly(const Course& course, int games, std::uint64_t seed) {
    demand(course.end() == End::NONE && games >= 0, "nothing to play");
    Tally tally;
    {
        const nb::gil_scoped_release free;
        tally = random_games(course, games, seed);
    }
    const auto& won = tally.won;
    return std::make_tuple(std::vector<std::uint64_t>(won.begin(), won.begin() + course.board().seats), tally.drawn,
                           tally.actions);
}

// What Python holds: an engine for any number of seats and the wish to stop it.
class Thinker {
   public:
    Thinker(int megabytes, nb::bytes net) : two_(size(megabytes), read(net)) {}

    auto think(const Course& course, double seconds, std::uint64_t nodes, int depth, int threads, int lines) {
        demand(course.end() == End::NONE, "the game is over");
        demand(depth >= 1 && lines >= 1 && threads >= 1 && threads <= 64 && nodes >= 1 && seconds > 0, "budget");
        const Budget budget{seconds, nodes, std::min(depth, DEEPEST - 10), threads, lines};
        stop_.store(false);
        Thought thought;
        {
            const nb::gil_scoped_release free;
            thought = course.board().seats == 2 ? two_.think(course, budget, &stop_)
                                                : think_for_many(course, budget, &stop_);
        }
        std::vector<std::tuple<int, int, Numbers>> told;
        for (const Line& line : thought.lines)
            told.emplace_back(line.score, line.depth, Numbers(line.actions.begin(), line.actions.end()));
        return std::make_tuple(told, thought.nodes, thought.seconds);
    }

    void stop() { stop_.store(true); }
    void forget() { two_.forget(); }

   private:
    static std::size_t size(int megabytes) {
        demand(megabytes >= 1 && megabytes <= 65'536, "megabytes");
        return static_cast<std::size_t>(megabytes);
    }
    static std::shared_ptr<const Net> read(const nb::bytes& net) {
        if (net.size() == 0) return nullptr;
        auto made = Net::read({static_cast<const std::uint8_t*>(net.data()), net.size()});
        demand(made != nullptr, "these weights are of another shape");
        return made;
    }

    Engine two_;
    std::atomic<bool> stop_{false};
};

}  // namespace

}  // namespace cheeseboard

NB_MODULE(_quoridor, module) {
    using namespace cheeseboard;
    nb::class_<Course>(module, "Position")
        .def(
            "__init__",
            [](Course* self, int size, bool side_step, bool repetition, const Numbers& pawns, const Numbers& hands,
               const Numbers& h, const Numbers& v, int to_move, int turns, int turn_limit,
               const std::vector<std::uint32_t>& seen) {
                new (self)
                    Course(load(size, side_step, repetition, pawns, hands, h, v, to_move, turns, turn_limit, seen));
            },
            nb::kw_only(), "size"_a, "side_step"_a, "repetition"_a, "pawns"_a, "walls_left"_a, "h"_a, "v"_a, "to_move"_a,
            "turns"_a, "turn_limit"_a, "repetition_keys"_a)
        .def_prop_ro("pawns", [](const Course& course) { return of_seats(course.board(), course.board().pawn); })
        .def_prop_ro("walls_left", [](const Course& course) { return of_seats(course.board(), course.board().hand); })
        .def_prop_ro("h", [](const Course& course) { return members(course.board().h); })
        .def_prop_ro("v", [](const Course& course) { return members(course.board().v); })
        .def_prop_ro("to_move", [](const Course& course) { return static_cast<int>(course.board().to_move); })
        .def_prop_ro("turns", &Course::turns)
        .def_prop_ro("repetition_keys", &Course::seen)
        .def_prop_ro("key", [](const Course& course) { return course.board().key; })
        .def_prop_ro("over", [](const Course& course) { return static_cast<int>(course.end()); })
        .def("legal", &legal)
        .def("make", &make, "action"_a)
        .def("unmake",
             [](Course& course) {
                 demand(course.can_unmake(), "nothing to take back");
                 course.unmake();
             })
        .def("perft", &Course::perft, "depth"_a, nb::call_guard<nb::gil_scoped_release>())
        .def(
            "distance",
            [](const Course& course, int seat) {
                demand(seat >= 0 && seat < course.board().seats, "seat");
                return shortest_way(course.board(), seat).length;
            },
            "seat"_a)
        .def("random_games", &play_randomly, "games"_a, "seed"_a);
    nb::class_<Thinker>(module, "Engine")
        .def(nb::init<int, nb::bytes>(), "megabytes"_a, "net"_a)
        .def("search", &Thinker::think, "position"_a, nb::kw_only(), "seconds"_a, "nodes"_a, "depth"_a, "threads"_a,
             "multipv"_a)
        .def("stop", &Thinker::stop)
        .def("clear_hash", &Thinker::forget);
    module.def("count_legal_walls", &count_places, "positions"_a, "rounds"_a);
}
