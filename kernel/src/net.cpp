#include "net.hpp"

#include <algorithm>
#include <cstring>

#include "evaluate.hpp"

namespace cheeseboard {

namespace features {

namespace {

inline constexpr int LAST = 8;

// A square or place as a seat sees it that walks up.
struct Spot {
    int x, y;
};

Spot square_seen(int square, int seat) {
    const int y = square / WIDTH;
    return {square % WIDTH, seat == 1 ? LAST - y : y};
}

Spot place_seen(int place, int seat) {
    const int y = place / WIDTH;
    return {place % WIDTH, seat == 1 ? LAST - 1 - y : y};
}

int pawn(int base, Spot spot) { return base + spot.y * 9 + spot.x; }
int lying(int base, Spot spot) { return base + spot.y * 8 + spot.x; }
int around(int base, Spot spot, Spot from) { return base + (spot.y - from.y + 8) * 17 + spot.x - from.x + 8; }

int length(int base, int steps) { return base + std::min(steps, LENGTHS - 1); }
int hand(int base, int number) { return base + std::min(number, HANDS - 1); }

}  // namespace

List seen_by(const Board& board, int seat, int my_length, int their_length) {
    List list;
    const Spot me = square_seen(board.pawn[seat], seat), they = square_seen(board.pawn[1 - seat], seat);
    list.add(pawn(MY_PAWN, me));
    list.add(pawn(THEIR_PAWN, they));
    list.add(length(MY_LENGTH, my_length));
    list.add(length(THEIR_LENGTH, their_length));
    list.add(hand(MY_HAND, board.hand[seat]));
    list.add(hand(THEIR_HAND, board.hand[1 - seat]));
    const auto add = [&](int place, int here, int from_me, int from_them) {
        const Spot spot = place_seen(place, seat);
        list.add(lying(here, spot));
        list.add(around(from_me, spot, me));
        list.add(around(from_them, spot, they));
    };
    each(board.h, [&](int place) { add(place, ACROSS, ACROSS_FROM_ME, ACROSS_FROM_THEM); });
    each(board.v, [&](int place) { add(place, ALONG, ALONG_FROM_ME, ALONG_FROM_THEM); });
    return list;
}

}  // namespace features

std::shared_ptr<const Net> Net::read(std::span<const std::uint8_t> bytes) {
    auto net = std::make_shared<Net>();
    const std::size_t wanted =
        sizeof(net->first_) + sizeof(net->bias_) + sizeof(net->last_) + sizeof(net->last_bias_);
    if (bytes.size() != wanted) return nullptr;
    const std::uint8_t* from = bytes.data();
    const auto take = [&from](auto& into) {
        std::memcpy(&into, from, sizeof(into));
        from += sizeof(into);
    };
    take(net->first_);
    take(net->bias_);
    take(net->last_);
    take(net->last_bias_);
    return net;
}

void Net::sum_up(const Board& board, Sums& sums) const {
    for (int seat = 0; seat < 2; ++seat) {
        Layer& layer = sums.seen[static_cast<std::size_t>(seat)];
        layer = bias_;
        const features::List list = features::seen_by(board, seat, 0, 0);
        for (int i = 0; i < list.number; ++i) {
            const int feature = list.index[static_cast<std::size_t>(i)];
            if (feature < features::MY_LENGTH) add(layer, feature);
        }
    }
}

void Net::follow(const Sums& before, Sums& after, const Board& board, Action action, int seat, int from) const {
    using namespace features;
    after = before;
    for (int viewer = 0; viewer < 2; ++viewer) {
        Layer& layer = after.seen[static_cast<std::size_t>(viewer)];
        if (is_wall(action)) {
            const bool across = action < WALL_V;
            const Spot spot = place_seen(place_of(action), viewer);
            add(layer, lying(across ? ACROSS : ALONG, spot));
            add(layer, around(across ? ACROSS_FROM_ME : ALONG_FROM_ME, spot, square_seen(board.pawn[viewer], viewer)));
            add(layer, around(across ? ACROSS_FROM_THEM : ALONG_FROM_THEM, spot, square_seen(board.pawn[1 - viewer], viewer)));
        } else if (is_move(action)) {
            const Spot old = square_seen(from, viewer), now = square_seen(action, viewer);
            const bool own = viewer == seat;
            take(layer, pawn(own ? MY_PAWN : THEIR_PAWN, old));
            add(layer, pawn(own ? MY_PAWN : THEIR_PAWN, now));
            const auto shift = [&](int place, int base) {
                const Spot spot = place_seen(place, viewer);
                take(layer, around(base, spot, old));
                add(layer, around(base, spot, now));
            };
            each(board.h, [&](int place) { shift(place, own ? ACROSS_FROM_ME : ACROSS_FROM_THEM); });
            each(board.v, [&](int place) { shift(place, own ? ALONG_FROM_ME : ALONG_FROM_THEM); });
        }
    }
}

int Net::evaluate(const Board& board, const Sums& sums, int my_length, int their_length) const {
    using namespace features;
    const int me = board.to_move;
    const auto at = static_cast<std::size_t>(stage(board));
    std::int32_t total = last_bias_[at];
    for (int half = 0; half < 2; ++half) {
        const int viewer = half == 0 ? me : 1 - me;
        alignas(64) Layer layer = sums.seen[static_cast<std::size_t>(viewer)];
        add(layer, length(MY_LENGTH, half == 0 ? my_length : their_length));
        add(layer, length(THEIR_LENGTH, half == 0 ? their_length : my_length));
        add(layer, hand(MY_HAND, board.hand[viewer]));
        add(layer, hand(THEIR_HAND, board.hand[1 - viewer]));
        const std::int16_t* last = last_[at].data() + half * WIDTH_OF_LAYER;
        for (std::size_t j = 0; j < WIDTH_OF_LAYER; ++j)
            total += std::clamp<std::int16_t>(layer[j], 0, HIGHEST) * last[j];
    }
    const auto score = static_cast<int>(static_cast<std::int64_t>(total) * static_cast<int>(STEPS_PER_LOGIT) /
                                        (ONE * ONE_AT_END));
    return std::clamp(score, -SURE + 1, SURE - 1);
}

}  // namespace cheeseboard
