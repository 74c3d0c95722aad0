// Random-looking numbers that name positions, the same in every build; constants only.
#pragma once

#include <array>
#include <cstdint>

#include "bits.hpp"
#include "geometry.hpp"

namespace cheeseboard {

// Splitmix64: one step of a generator that needs no state but a counter.
constexpr std::uint64_t scramble(std::uint64_t number) {
    number += 0x9e3779b97f4a7c15ULL;
    number = (number ^ number >> 30) * 0xbf58476d1ce4e5b9ULL;
    number = (number ^ number >> 27) * 0x94d049bb133111ebULL;
    return number ^ number >> 31;
}

inline constexpr int HAND_KEYS = 21;

struct Keys {
    std::array<std::array<std::uint64_t, POINTS>, SEATS> pawn{};
    std::array<std::array<std::uint64_t, HAND_KEYS>, SEATS> hand{};
    std::array<std::uint64_t, POINTS> h{}, v{};
    std::array<std::uint64_t, SEATS> to_move{};
};

constexpr Keys make_keys() {
    Keys keys;
    std::uint64_t counter = 0;
    for (auto& seat : keys.pawn)
        for (auto& key : seat) key = scramble(counter++);
    for (auto& seat : keys.hand)
        for (auto& key : seat) key = scramble(counter++);
    for (auto& key : keys.h) key = scramble(counter++);
    for (auto& key : keys.v) key = scramble(counter++);
    for (auto& key : keys.to_move) key = scramble(counter++);
    return keys;
}

inline constexpr Keys KEYS = make_keys();

}  // namespace cheeseboard
