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

// At most: two pawns, four numbers, and three for each barrier.
inline constexpr int MOST = 6 + 3 * PLACES;

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

    // The first layer without lengths and hands, as both seats see the board; kept up to date from action to action.
    using Layer = std::array<std::int16_t, WIDTH_OF_LAYER>;
    struct Sums {
        alignas(64) std::array<Layer, 2> seen;
    };

    void sum_up(const Board& board, Sums& sums) const;
    // The sums after an action of `seat`, whose pawn stood at `from`; the board has been played on already.
    void follow(const Sums& before, Sums& after, const Board& board, Action action, int seat, int from) const;

    int evaluate(const Board& board, const Sums& sums, int my_length, int their_length) const;

   private:
    [[gnu::always_inline]] void add(Layer& layer, int feature) const {
        const Layer& row = first_[static_cast<std::size_t>(feature)];
        for (std::size_t j = 0; j < WIDTH_OF_LAYER; ++j) layer[j] = static_cast<std::int16_t>(layer[j] + row[j]);
    }
    [[gnu::always_inline]] void take(Layer& layer, int feature) const {
        const Layer& row = first_[static_cast<std::size_t>(feature)];
        for (std::size_t j = 0; j < WIDTH_OF_LAYER; ++j) layer[j] = static_cast<std::int16_t>(layer[j] - row[j]);
    }

    alignas(64) std::array<Layer, features::NUMBER> first_;
    alignas(64) Layer bias_;
    alignas(64) std::array<std::array<std::int16_t, 2 * WIDTH_OF_LAYER>, STAGES> last_;
    std::array<std::int32_t, STAGES> last_bias_;
};

}  // namespace cheeseboard
