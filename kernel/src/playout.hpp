// Random games, many in one call: every legal action with the same chance, drawn by rejection.
#pragma once

#include <array>
#include <cstdint>

#include "course.hpp"

namespace cheeseboard {

// A small generator with a state of its own; the same seed gives the same numbers everywhere.
class Rng {
   public:
    explicit Rng(std::uint64_t seed) : state_(scramble(seed)) {}
    std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15ULL;
        return scramble(state_);
    }
    // A number below `bound`, each with the same chance but for one part in 2^32.
    int below(int bound) { return static_cast<int>((next() >> 32) * static_cast<std::uint64_t>(bound) >> 32); }

   private:
    std::uint64_t state_;
};

// The member of a set that has so many below it.
int nth(Bits bits, int index);

struct Tally {
    std::array<std::uint64_t, SEATS> won{};
    std::uint64_t drawn = 0, actions = 0;
};

// Any legal action, each with the same chance.
Action random_action(Board& board, const Ways& ways, Rng& rng);

Tally random_games(const Course& from, int games, std::uint64_t seed);

}  // namespace cheeseboard
