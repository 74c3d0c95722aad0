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
    Bits rings[82];  // from the goal backwards, so that all squares near the pawn are known by their distance
    const Bits start = bit(square);
    Bits ring = goal, seen = goal;
    int length = 0;
    while (!(ring & start)) {
        rings[length++] = ring;
        ring = spread(board, ring) & ~seen;
        if (!ring) return {};
        seen |= ring;
    }
    Way way;
    way.length = length;
    way.same = ring;
    way.nearer = length > 0 ? rings[length - 1] : 0;
    way.nearest = length > 1 ? rings[length - 2] : 0;
    Bits here = start;
    while (length--) {
        const Bits next = rings[length];
        if (const Bits above = (here & board.up) << WIDTH & next) {
            way.up_edges |= here;
            here = above;
        } else if (const Bits below = here >> WIDTH & board.up & next) {
            way.up_edges |= here = below;
        } else if (const Bits right = (here & board.right) << 1 & next) {
            way.right_edges |= here;
            here = right;
        } else {
            way.right_edges |= here >>= 1;
        }
    }
    return way;
}

}  // namespace cheeseboard
