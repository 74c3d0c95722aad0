// The evaluation that learned: a small net over what lies on the board, seen by both seats. Full board, two seats.
// Its weights are made by tools/train.cpp from games of our own engine; nothing here learns.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "board.hpp"
#include "ways.hpp"

namespace cheeseboard {

namespace features {

inline constexpr int SQUARES = 81, PLACES = 64, AROUND = 17 * 17, LENGTHS = 32, HANDS = 11;
inline constexpr int MY_PAWN = 0;
inline constexpr int THEIR_PAWN = MY_PAWN + SQUARES;
inline constexpr int ACROSS = THEIR_PAWN + SQUARES;
inline constexpr int ALONG = ACROSS + PLACES;
inline constexpr int ACROSS_FROM_ME = ALONG + PLACES;  // barriers by where they lie as seen from my pawn
inline constexpr int ALONG_FROM_ME = ACROSS_FROM_ME + AROUND;
inline constexpr int ACROSS_FROM_THEM = ALONG_FROM_ME + AROUND;
inline constexpr int ALONG_FROM_THEM = ACROSS_FROM_THEM + AROUND;
inline constexpr int MY_LENGTH = ALONG_FROM_THEM + AROUND;
inline constexpr int THEIR_LENGTH = MY_LENGTH + LENGTHS;
inline constexpr int MY_HAND = THEIR_LENGTH + LENGTHS;
inline constexpr int THEIR_HAND = MY_HAND + HANDS;
inline constexpr int NUMBER = THEIR_HAND + HANDS;

// At most: two pawns, four numbers, and three for each of twenty barriers.
inline constexpr int MOST = 6 + 3 * 20;

struct List {
    std::array<std::uint16_t, MOST> index;
    int number = 0;
    void add(int feature) { index[static_cast<std::size_t>(number++)] = static_cast<std::uint16_t>(feature); }
};

// What a seat sees, the board turned so that it walks up.
List seen_by(const Board& board, int seat, int my_length, int their_length);

}  // namespace features

class Net {
   public:
    static constexpr int WIDTH_OF_LAYER = 32;
    static constexpr int STAGES = 6;           // the last layer is one of these, by barriers left in both hands
    static constexpr int ONE = 256;            // what 1.0 is in the first layer
    static constexpr int ONE_AT_END = 64;      // and in the last
    static constexpr int HIGHEST = 2 * ONE;    // where the first layer is clipped

    // Reads weights as tools/train writes them; nothing if they are of another shape.
    static std::shared_ptr<const Net> read(std::span<const std::uint8_t> bytes);

    static int stage(const Board& board) {
        const int left = board.hand[0] + board.hand[1];
        return left == 0 ? 0 : left <= 2 ? 1 : left <= 5 ? 2 : left <= 9 ? 3 : left <= 14 ? 4 : 5;
    }

    int evaluate(const Board& board, const Way& mine, const Way& theirs) const;

   private:
    using Layer = std::array<std::int16_t, WIDTH_OF_LAYER>;
    void sum(const features::List& list, Layer& layer) const;

    alignas(64) std::array<Layer, features::NUMBER> first_;
    alignas(64) Layer bias_;
    alignas(64) std::array<std::array<std::int16_t, 2 * WIDTH_OF_LAYER>, STAGES> last_;
    std::array<std::int32_t, STAGES> last_bias_;
};

}  // namespace cheeseboard
