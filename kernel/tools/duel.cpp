// duel GAMES NODES SEED A B [NAME=VALUE ...]: two ways to think against each other at fixed nodes, in pairs of games from
// the same opening. A and B are files of nets ("-": none); `a.NAME=VALUE` and `b.NAME=VALUE` change their habits.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "files.hpp"
#include "opening.hpp"
#include "think.hpp"

using namespace cheeseboard;

namespace {

bool set(Habits& habits, const std::string& name, int value) {
    if (name == "net") habits.net = value != 0;
    else if (name == "reduce") habits.reduce = value;
    else if (name == "futility") habits.futility = value;
    else if (name == "few_quiet") habits.few_quiet = value;
    else if (name == "aspiration") habits.aspiration = value;
    else if (name == "gains") habits.gains = value;
    else return false;
    return true;
}

// 1 if seat 0 wins, 0 if seat 1 does, 0.5 if nobody does.
double play(const Course& from, Engine& first, Engine& second, std::uint64_t nodes) {
    Course course = from;
    first.forget();
    second.forget();
    while (course.end() == End::NONE) {
        Budget budget;
        budget.nodes = nodes;
        const int seat = course.board().to_move;
        if (!course.board().hand[0] && !course.board().hand[1]) {  // the rest is known
            const int outcome = Race(course.board()).outcome(course.board());
            return outcome ? (outcome > 0) == (seat == 0) : 0.5;
        }
        const Line line = (seat == 0 ? first : second).think(course, budget).lines.front();
        if (std::abs(line.score) > SURE && WIN - std::abs(line.score) <= 12) return (line.score > 0) == (seat == 0);
        course.make(line.actions.front());
    }
    return course.end() == End::GOAL ? course.board().to_move == 1 : 0.5;
}

double elo(double share) { return -400 * std::log10(1 / std::min(std::max(share, 0.001), 0.999) - 1); }

}  // namespace

int main(int argc, char** argv) {
    if (argc < 6) return std::fprintf(stderr, "duel GAMES NODES SEED A B [a.habit=value ...]\n"), 2;
    const int games = std::atoi(argv[1]);
    const auto nodes = std::strtoull(argv[2], nullptr, 10);
    Rng rng(std::strtoull(argv[3], nullptr, 10));
    Habits habits[2];
    for (int i = 6; i < argc; ++i) {
        const char* equals = std::strchr(argv[i], '=');
        if (!equals || argv[i][1] != '.') return std::fprintf(stderr, "? %s\n", argv[i]), 2;
        if (!set(habits[argv[i][0] == 'b'], std::string(static_cast<const char*>(argv[i]) + 2, equals), std::atoi(equals + 1)))
            return std::fprintf(stderr, "? %s\n", argv[i]), 2;
    }
    Engine a(8, read_net(argv[4]), habits[0]), b(8, read_net(argv[5]), habits[1]);
    double points = 0, squares = 0;
    int pairs = 0;
    for (; 2 * pairs < games; ++pairs) {
        const Course from = opening(rng, 2, 6);
        const double pair = (play(from, a, b, nodes) + 1 - play(from, b, a, nodes)) / 2;
        points += pair;
        squares += pair * pair;
        const int done = pairs + 1;
        if (done % 25 == 0 || 2 * done >= games) {
            const double mean = points / done, spread = std::sqrt(std::max(squares / done - mean * mean, 1e-9) / done);
            std::printf("%d games: %.1f %% +- %.1f, elo %+.0f [%+.0f %+.0f]\n", 2 * done, 100 * mean, 196 * spread, elo(mean),
                        elo(mean - 1.96 * spread), elo(mean + 1.96 * spread));
            std::fflush(stdout);
        }
    }
}
