#include "barriers.hpp"

namespace cheeseboard {

namespace {

inline constexpr Bits ACROSS = Bits{0b111} << WIDTH;                                 // the three points of barrier a1h
inline constexpr Bits ALONG = (bit(0) | bit(WIDTH) | bit(2 * WIDTH)) << 1;           // and of a1v
inline constexpr int MOST_GROUPS = 81;

// The corner points at which a lying barrier meets another or the edge.
Bits meeting_points(const Board& board, Bits edge) {
    const Bits west = board.h << WIDTH, east = board.h << (WIDTH + 2), across = west | board.h << (WIDTH + 1) | east;
    const Bits south = board.v << 1, north = board.v << (2 * WIDTH + 1), along = south | board.v << (WIDTH + 1) | north;
    return (west & east) | (south & north) | (across & along) | (edge & (across | along));
}

// The lying barriers as connected groups of corner points; one that meets nothing can close no ring and is left out.
struct Groups {
    std::array<Bits, MOST_GROUPS> points;
    int number = 0;

    Groups(const Board& board, Bits edge) {
        const Bits met = meeting_points(board, edge);
        const Bits at_middle = met >> (WIDTH + 1);
        each(board.h & (met >> WIDTH | at_middle | met >> (WIDTH + 2)), [this](int place) { add(ACROSS << place); });
        each(board.v & (met >> 1 | at_middle | met >> (2 * WIDTH + 1)), [this](int place) { add(ALONG << place); });
    }

    void add(Bits joined) {
        int kept = 0;
        for (int i = 0; i < number; ++i) {
            const Bits group = points[i];
            if (group & joined)
                joined |= group;
            else
                points[kept++] = group;
        }
        points[kept] = joined;
        number = kept + 1;
    }
};

// Places where two of a barrier's three points lie in one group and the way crosses the piece between them oddly.
struct Closing {
    Bits first_h = 0, second_h = 0, one_h = 0, first_v = 0, second_v = 0, one_v = 0;

    Closing() = default;
    explicit Closing(const Way& way)
        : first_h(way.up_edges), second_h(way.up_edges >> 1), one_h(first_h ^ second_h), first_v(way.right_edges),
          second_v(way.right_edges >> WIDTH), one_v(first_v ^ second_v) {}

    // What closes for either of two ways.
    void join(const Closing& other) {
        first_h |= other.first_h, second_h |= other.second_h, one_h |= other.one_h;
        first_v |= other.first_v, second_v |= other.second_v, one_v |= other.one_v;
    }

    void add(Bits group, Places& shut) const {
        const Bits middle = group >> (WIDTH + 1);
        const Bits west = group >> WIDTH, east = group >> (WIDTH + 2);
        shut.h |= (west & middle & first_h) | (middle & east & second_h) | (west & east & one_h);
        const Bits south = group >> 1, north = group >> (2 * WIDTH + 1);
        shut.v |= (south & middle & first_v) | (middle & north & second_v) | (south & north & one_v);
    }
};

}  // namespace

Ways all_ways(const Board& board) {
    Ways ways;
    for (int seat = 0; seat < board.seats; ++seat) ways[seat] = shortest_way(board, seat);
    return ways;
}

Places legal_places(const Board& board, const Ways& ways) {
    Places shut;
    std::array<Closing, SEATS> closing;
    std::array<Bits, SEATS> border{};
    Closing any;
    Bits edge = 0;
    for (int seat = 0; seat < board.seats; ++seat) {
        closing[seat] = Closing(ways[seat]);
        any.join(closing[seat]);
        border[seat] = board.geo->border[board.heading_of(seat)];
        edge |= border[seat];
    }
    const Groups groups(board, edge);
    for (int i = 0; i < groups.number; ++i) {
        const Bits group = groups.points[i];
        if (!(group & edge)) {  // away from the edge a ring is a ring for everybody
            any.add(group, shut);
            continue;
        }
        for (int seat = 0; seat < board.seats; ++seat) {
            if (group & border[seat])
                border[seat] |= group;
            else
                closing[seat].add(group, shut);
        }
    }
    for (int seat = 0; seat < board.seats; ++seat) closing[seat].add(border[seat], shut);
    return {board.free_h() & ~shut.h, board.free_v() & ~shut.v};
}

bool leaves_ways(Board& board, const Ways& ways, Action wall) {
    bool open = true;
    for (int seat = 0; seat < board.seats && open; ++seat) {
        if (!ways[seat].is_cut_by(wall)) continue;
        board.lay(wall);
        open = distance(board, bit(board.pawn[seat]), board.goal(seat)) != NO_WAY;
        board.lift(wall);
    }
    return open;
}

}  // namespace cheeseboard
