// selfplay OUT NET NODES SEED GAMES: games of the engine against itself, their positions appended to OUT.
// It can be stopped and started again with another seed at any time: every game is written whole.
#include <cstdio>
#include <cstdlib>

#include "files.hpp"
#include "opening.hpp"
#include "record.hpp"
#include "think.hpp"

using namespace cheeseboard;

namespace {

inline constexpr int MOST_DECIDED = 3;  // positions of a game whose end is in sight

Record record_of(const Course& course, int score) {
    const Board& board = course.board();
    Record record;
    record.h = pack(board.h);
    record.v = pack(board.v);
    for (int seat = 0; seat < 2; ++seat) {
        record.pawn[seat] = board.pawn[seat];
        record.hand[seat] = board.hand[seat];
        record.length[seat] = static_cast<std::uint8_t>(shortest_way(board, seat).length);
    }
    record.to_move = board.to_move;
    record.ply = static_cast<std::uint8_t>(std::min(course.turns(), 255));
    record.score = static_cast<std::int16_t>(score);
    return record;
}

bool is_race(const Board& board) { return !board.hand[0] && !board.hand[1]; }

// Who wins what was broken off because it is decided; -1 if nobody does.
int winner_of(const Course& course, const std::vector<Record>& records) {
    const int to_move = course.board().to_move;
    if (course.end() == End::GOAL) return 1 - to_move;
    if (course.end() != End::NONE) return -1;
    if (is_race(course.board())) {
        const int outcome = Race(course.board()).outcome(course.board());
        return outcome > 0 ? to_move : outcome < 0 ? 1 - to_move : -1;
    }
    return records.back().score > 0 ? records.back().to_move : 1 - records.back().to_move;
}

std::vector<Record> play(Engine& engine, Rng& rng, std::uint64_t nodes) {
    Course course = opening(rng, 0, 10);
    std::vector<Record> records;
    int decided = 0;
    while (course.end() == End::NONE && decided < MOST_DECIDED && !is_race(course.board())) {
        Budget budget;
        budget.nodes = nodes / 2 + static_cast<std::uint64_t>(rng.below(static_cast<int>(nodes)));
        const Thought thought = engine.think(course, budget);
        const Line& line = thought.lines.front();
        records.push_back(record_of(course, line.score));
        decided = std::abs(line.score) > SURE ? decided + 1 : 0;
        // Now and then something else, so that the net sees what comes of it.
        const bool strays = course.turns() < 40 && rng.below(100) < 6;
        course.make(strays ? opening_action(course, rng) : line.actions.front());
    }
    const int winner = winner_of(course, records);
    for (Record& record : records) record.result = static_cast<std::int8_t>(winner < 0 ? 0 : winner == record.to_move ? 1 : -1);
    return records;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 6) return std::fprintf(stderr, "selfplay OUT NET NODES SEED GAMES\n"), 2;
    const auto net = read_net(argv[2]);
    if (!net && std::string(argv[2]) != "-") return std::fprintf(stderr, "no net in %s\n", argv[2]), 2;
    const auto nodes = std::strtoull(argv[3], nullptr, 10);
    Rng rng(std::strtoull(argv[4], nullptr, 10));
    Engine engine(16, net);
    std::FILE* out = std::fopen(argv[1], "ab");
    if (!out) return std::perror(argv[1]), 1;
    for (long game = std::strtol(argv[5], nullptr, 10); game > 0; --game) {
        const auto records = play(engine, rng, nodes);
        std::fwrite(records.data(), sizeof(Record), records.size(), out);
        std::fflush(out);
    }
    std::fclose(out);
}
