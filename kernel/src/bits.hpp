// Sets of squares, places and corner points as 128 bits, ten columns wide whatever the size of the board.
// Square, place and corner point (x, y) are bit y * WIDTH + x; the last column of squares stays empty, so shifts never wrap.
#pragma once

#include <bit>
#include <cstdint>

namespace cheeseboard {

__extension__ using Bits = unsigned __int128;

inline constexpr int WIDTH = 10;
inline constexpr int POINTS = WIDTH * WIDTH;

constexpr Bits bit(int index) { return Bits{1} << index; }

constexpr int lowest(Bits bits) {
    const auto low = static_cast<std::uint64_t>(bits);
    return low ? std::countr_zero(low) : 64 + std::countr_zero(static_cast<std::uint64_t>(bits >> 64));
}

constexpr int count(Bits bits) {
    return std::popcount(static_cast<std::uint64_t>(bits)) + std::popcount(static_cast<std::uint64_t>(bits >> 64));
}

constexpr bool has(Bits bits, int index) { return (bits >> index & 1) != 0; }

// Calls `use` with every number in the set, from the lowest.
template <class Use>
constexpr void each(Bits bits, Use use) {
    for (; bits; bits &= bits - 1) use(lowest(bits));
}

}  // namespace cheeseboard
