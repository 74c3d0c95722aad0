#include "ways.hpp"

namespace cheeseboard {

int distance(const Board& board, Bits start, Bits goal) {
    Bits seen = start, ring = start;
    for (int length = 0; ring; ++length) {
        if (ring & goal) return length;
        ring = spread(board, ring) & ~seen;
        seen |= ring;
    }
    return NO_WAY;
}

Way shortest_way(const Board& board, int square, Bits goal) {
    Bits rings[81];
    Bits ring = bit(square), seen = ring;
    int length = 0;
    while (!(ring & goal)) {
        rings[length++] = ring;
        ring = spread(board, ring) & ~seen;
        if (!ring) return {};
        seen |= ring;
    }
    Way way;
    way.length = length;
    Bits here = ring & goal;
    here &= -here;
    while (length--) {
        const Bits before = rings[length];
        if (const Bits below = here >> WIDTH & board.up & before) {
            way.up_edges |= here = below;
        } else if (const Bits above = (here & board.up) << WIDTH & before) {
            way.up_edges |= here;
            here = above;
        } else if (const Bits left = here >> 1 & board.right & before) {
            way.right_edges |= here = left;
        } else {
            way.right_edges |= here;
            here <<= 1;
        }
    }
    return way;
}

}  // namespace cheeseboard
