// What never changes on a board of one size: its squares, places, edges and where the seats start. Constants only.
#pragma once

#include <array>

#include "bits.hpp"

namespace cheeseboard {

enum Direction { UP, RIGHT, DOWN, LEFT };

inline constexpr int SEATS = 4;
inline constexpr std::array<int, 4> STEP = {WIDTH, 1, -WIDTH, -1};

struct Geometry {
    int size = 0;
    Bits not_top = 0, not_right = 0;  // squares from which the board goes on
    Bits places = 0;                  // where a barrier lies with its whole length on the board
    std::array<Bits, 4> goal{};       // by the direction a pawn heads for: the edge it wants
    std::array<Bits, 4> border{};     // and the corner points of the edge but for the inner points of its goal side
    std::array<int, 4> start{};
};

constexpr Geometry make_geometry(int size) {
    Geometry made;
    made.size = size;
    const int last = size - 1, middle = size / 2;
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            const Bits here = bit(y * WIDTH + x);
            if (y < last) made.not_top |= here;
            if (x < last) made.not_right |= here;
            if (x < last && y < last) made.places |= here;
        }
    for (int i = 0; i < size; ++i) {
        made.goal[UP] |= bit(last * WIDTH + i);
        made.goal[RIGHT] |= bit(i * WIDTH + last);
        made.goal[DOWN] |= bit(i);
        made.goal[LEFT] |= bit(i * WIDTH);
    }
    std::array<Bits, 4> side{};
    for (int i = 0; i <= size; ++i) {
        side[UP] |= bit(size * WIDTH + i);
        side[RIGHT] |= bit(i * WIDTH + size);
        side[DOWN] |= bit(i);
        side[LEFT] |= bit(i * WIDTH);
    }
    for (int heading = 0; heading < 4; ++heading)
        for (int other = 0; other < 4; ++other)
            if (other != heading) made.border[heading] |= side[other];
    made.start = {middle, middle * WIDTH, last * WIDTH + middle, middle * WIDTH + last};
    return made;
}

inline constexpr std::array<Geometry, 4> GEOMETRIES = {make_geometry(3), make_geometry(5), make_geometry(7),
                                                       make_geometry(9)};

constexpr const Geometry& geometry(int size) { return GEOMETRIES[(size - 3) / 2]; }

// Which way a seat goes: seats sit clockwise from the bottom.
constexpr Direction heading(int seats, int seat) {
    return seats == 2 && seat == 1 ? DOWN : static_cast<Direction>(seat);
}

}  // namespace cheeseboard
