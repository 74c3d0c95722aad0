#include "net.hpp"

#include <algorithm>
#include <cstring>

#include "evaluate.hpp"

namespace cheeseboard {

namespace features {

namespace {

inline constexpr int LAST = 8;

}  // namespace

List seen_by(const Board& board, int seat, int my_length, int their_length) {
    List list;
    const bool turned = seat == 1;
    const auto row = [turned](int y, int last) { return turned ? last - y : y; };
    const int mine = board.pawn[seat], theirs = board.pawn[1 - seat];
    const int my_x = mine % WIDTH, my_y = row(mine / WIDTH, LAST);
    const int their_x = theirs % WIDTH, their_y = row(theirs / WIDTH, LAST);
    list.add(MY_PAWN + my_y * 9 + my_x);
    list.add(THEIR_PAWN + their_y * 9 + their_x);
    list.add(MY_LENGTH + std::min(my_length, LENGTHS - 1));
    list.add(THEIR_LENGTH + std::min(their_length, LENGTHS - 1));
    list.add(MY_HAND + std::min<int>(board.hand[seat], HANDS - 1));
    list.add(THEIR_HAND + std::min<int>(board.hand[1 - seat], HANDS - 1));
    int room = 20;
    const auto lying = [&](int place, int here, int from_me, int from_them) {
        if (room-- <= 0) return;
        const int x = place % WIDTH, y = row(place / WIDTH, LAST - 1);
        list.add(here + y * 8 + x);
        list.add(from_me + (y - my_y + 8) * 17 + x - my_x + 8);
        list.add(from_them + (y - their_y + 8) * 17 + x - their_x + 8);
    };
    each(board.h, [&](int place) { lying(place, ACROSS, ACROSS_FROM_ME, ACROSS_FROM_THEM); });
    each(board.v, [&](int place) { lying(place, ALONG, ALONG_FROM_ME, ALONG_FROM_THEM); });
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

void Net::sum(const features::List& list, Layer& layer) const {
    layer = bias_;
    for (int i = 0; i < list.number; ++i) {
        const Layer& row = first_[list.index[static_cast<std::size_t>(i)]];
        for (std::size_t j = 0; j < WIDTH_OF_LAYER; ++j) layer[j] = static_cast<std::int16_t>(layer[j] + row[j]);
    }
}

int Net::evaluate(const Board& board, const Way& mine, const Way& theirs) const {
    const int me = board.to_move;
    alignas(64) Layer layers[2];
    sum(features::seen_by(board, me, mine.length, theirs.length), layers[0]);
    sum(features::seen_by(board, 1 - me, theirs.length, mine.length), layers[1]);
    const auto& last = last_[static_cast<std::size_t>(stage(board))];
    std::int32_t total = last_bias_[static_cast<std::size_t>(stage(board))];
    for (std::size_t half = 0; half < 2; ++half)
        for (std::size_t j = 0; j < WIDTH_OF_LAYER; ++j) {
            const std::int16_t value = std::clamp<std::int16_t>(layers[half][j], 0, HIGHEST);
            total += value * last[half * WIDTH_OF_LAYER + j];
        }
    const auto score = static_cast<int>(static_cast<std::int64_t>(total) * static_cast<int>(STEPS_PER_LOGIT) /
                                        (ONE * ONE_AT_END));
    return std::clamp(score, -SURE + 1, SURE - 1);
}

}  // namespace cheeseboard
