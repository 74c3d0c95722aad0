// A position that can be played forth and back. It knows and who has won; ways and Q-9 are in ways.hpp.
#pragma once

#include <array>
#include <cstdint>

#include "bits.hpp"
#include "geometry.hpp"
#include "keys.hpp"

namespace cheeseboard {

// A square to move to, or a kind in the higher bits and a place: one number per action.
using Action = std::uint16_t;
inline constexpr Action WALL_H = 1 << 7, WALL_V = 2 << 7, PASS = 3 << 7, NO_ACTION = 0xffff;
inline constexpr int ACTIONS = (3 << 7) + 1;

constexpr bool is_move(Action action) { return action < WALL_H; }
constexpr bool is_wall(Action action) { return action >= WALL_H && action < PASS; }
constexpr int place_of(Action action) { return action & 127; }

struct Board {
    const Geometry* geo = nullptr;
    Bits up = 0, right = 0;  // squares from which that direction is open
    Bits h = 0, v = 0;       // barriers lying across and along
    std::uint64_t key = 0, mirror_key = 0;
    std::array<std::uint8_t, SEATS> pawn{}, hand{};
    std::uint8_t seats = 2, to_move = 0;
    bool side_step = false;  // Q-7, option third_pawn

    Board() = default;
    Board(int size, int seats, bool side_step);

    void set_pawn(int seat, int square);
    void set_hand(int seat, int number);
    void set_to_move(int seat);
    void lay(Action wall);
    void lift(Action wall);

    // Plays an action of the seat to move; `unmake` needs to be told where its pawn stood before.
    void make(Action action);
    void unmake(Action action, int from);

    Bits down() const { return up << WIDTH; }
    Bits left() const { return right << 1; }
    Direction heading_of(int seat) const { return heading(seats, seat); }
    Bits goal(int seat) const { return geo->goal[heading_of(seat)]; }
    bool has_arrived(int seat) const { return has(goal(seat), pawn[seat]); }
    int next(int seat) const { return seat + 1 == seats ? 0 : seat + 1; }
    int previous(int seat) const { return (seat ? seat : seats) - 1; }

    // the squares the pawn may go to in one turn.
    Bits steps(int seat) const;
    // where a barrier would touch no half of another in its groove and cross none at its middle.
    Bits free_h() const { return geo->places & ~(h | h << 1 | h >> 1 | v); }
    Bits free_v() const { return geo->places & ~(v | v << WIDTH | v >> WIDTH | h); }
    bool is_free(Action wall) const { return has(wall < WALL_V ? free_h() : free_v(), place_of(wall)); }

    int mirrored_square(int square) const { return square + geo->size - 1 - 2 * (square % WIDTH); }
    Action mirrored(Action action) const {
        if (is_move(action)) return static_cast<Action>(mirrored_square(action));
        if (action == PASS) return action;
        return static_cast<Action>(action + geo->size - 2 - 2 * (place_of(action) % WIDTH));
    }
};

}  // namespace cheeseboard
