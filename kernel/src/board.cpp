#include "board.hpp"

namespace cheeseboard {

Board::Board(int size, int seat_count, bool side)
    : geo(&geometry(size)), up(geo->not_top), right(geo->not_right), seats(static_cast<std::uint8_t>(seat_count)),
      side_step(side) {
    for (int seat = 0; seat < seat_count; ++seat) {
        const int square = geo->start[heading(seat_count, seat)];
        pawn[seat] = static_cast<std::uint8_t>(square);
        key ^= KEYS.pawn[seat][square] ^ KEYS.hand[seat][0];
        mirror_key ^= KEYS.pawn[seat][mirrored_square(square)] ^ KEYS.hand[seat][0];
    }
    key ^= KEYS.to_move[0];
    mirror_key ^= KEYS.to_move[0];
}

void Board::set_pawn(int seat, int square) {
    key ^= KEYS.pawn[seat][pawn[seat]] ^ KEYS.pawn[seat][square];
    mirror_key ^= KEYS.pawn[seat][mirrored_square(pawn[seat])] ^ KEYS.pawn[seat][mirrored_square(square)];
    pawn[seat] = static_cast<std::uint8_t>(square);
}

void Board::set_hand(int seat, int number) {
    const auto change = KEYS.hand[seat][hand[seat]] ^ KEYS.hand[seat][number];
    key ^= change;
    mirror_key ^= change;
    hand[seat] = static_cast<std::uint8_t>(number);
}

void Board::set_to_move(int seat) {
    const auto change = KEYS.to_move[to_move] ^ KEYS.to_move[seat];
    key ^= change;
    mirror_key ^= change;
    to_move = static_cast<std::uint8_t>(seat);
}

void Board::lay(Action wall) {
    const int place = place_of(wall), twin = place_of(mirrored(wall));
    if (wall < WALL_V) {
        h |= bit(place);
        up &= ~(bit(place) | bit(place + 1));
        key ^= KEYS.h[place];
        mirror_key ^= KEYS.h[twin];
    } else {
        v |= bit(place);
        right &= ~(bit(place) | bit(place + WIDTH));
        key ^= KEYS.v[place];
        mirror_key ^= KEYS.v[twin];
    }
}

void Board::lift(Action wall) {
    const int place = place_of(wall), twin = place_of(mirrored(wall));
    if (wall < WALL_V) {
        h &= ~bit(place);
        up |= bit(place) | bit(place + 1);
        key ^= KEYS.h[place];
        mirror_key ^= KEYS.h[twin];
    } else {
        v &= ~bit(place);
        right |= bit(place) | bit(place + WIDTH);
        key ^= KEYS.v[place];
        mirror_key ^= KEYS.v[twin];
    }
}

void Board::make(Action action) {
    if (is_move(action)) {
        set_pawn(to_move, action);
    } else if (is_wall(action)) {
        lay(action);
        set_hand(to_move, hand[to_move] - 1);
    }
    set_to_move(next(to_move));
}

void Board::unmake(Action action, int from) {
    set_to_move(previous(to_move));
    if (is_move(action)) {
        set_pawn(to_move, from);
    } else if (is_wall(action)) {
        lift(action);
        set_hand(to_move, hand[to_move] + 1);
    }
}

Bits Board::steps(int seat) const {
    const std::array<Bits, 4> open = {up, right, down(), left()};
    Bits taken = 0;
    for (int other = 0; other < seats; ++other) taken |= bit(pawn[other]);
    const int here = pawn[seat];
    Bits found = 0;
    for (int way = 0; way < 4; ++way) {
        if (!has(open[way], here)) continue;  // never through a barrier or over the edge
        const int there = here + STEP[way];
        if (!has(taken, there)) {
            found |= bit(there);
            continue;
        }
        const bool open_behind = has(open[way], there);
        if (open_behind && !has(taken, there + STEP[way])) {
            found |= bit(there + STEP[way]);
        } else if (!open_behind || side_step) {
            for (const int aside : {(way + 1) & 3, (way + 3) & 3})
                if (has(open[aside], there)) found |= bit(there + STEP[aside]) & ~taken;
        }
    }
    return found;
}

}  // namespace cheeseboard
