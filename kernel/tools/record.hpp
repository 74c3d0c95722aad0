// One position of a game of our own, as data to learn from: 32 bytes.
#pragma once

#include <cstdint>

#include "board.hpp"

namespace cheeseboard {

struct Record {
    std::uint64_t h = 0, v = 0;  // eight rows of eight places
    std::uint8_t pawn[2]{}, hand[2]{}, length[2]{};
    std::uint8_t to_move = 0, ply = 0;
    std::int16_t score = 0;   // of the search, for the seat to move
    std::int8_t result = 0;   // 1 if the seat to move won in the end, -1 if it lost, 0 if nobody did
    std::uint8_t spare[5]{};
};
static_assert(sizeof(Record) == 32);

inline std::uint64_t pack(Bits places) {
    std::uint64_t packed = 0;
    for (int y = 0; y < 8; ++y) packed |= (static_cast<std::uint64_t>(places >> y * WIDTH) & 255) << 8 * y;
    return packed;
}

inline Bits unpack(std::uint64_t packed) {
    Bits places = 0;
    for (int y = 0; y < 8; ++y) places |= static_cast<Bits>(packed >> 8 * y & 255) << y * WIDTH;
    return places;
}

inline Board board_of(const Record& record) {
    Board board(9, 2, false);
    for (int seat = 0; seat < 2; ++seat) {
        board.set_pawn(seat, record.pawn[seat]);
        board.set_hand(seat, record.hand[seat]);
    }
    each(unpack(record.h), [&](int place) { board.lay(static_cast<Action>(WALL_H + place)); });
    each(unpack(record.v), [&](int place) { board.lay(static_cast<Action>(WALL_V + place)); });
    board.set_to_move(record.to_move);
    return board;
}

}  // namespace cheeseboard
