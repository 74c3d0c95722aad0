// What earlier nodes found out, shared by all threads of one engine. A torn entry only costs a wrong guess of a move.
#pragma once

#include <cstdint>
#include <cstring>
#include <memory>

#include "board.hpp"

namespace cheeseboard {

enum Bound : std::uint8_t { NOTHING, AT_LEAST, AT_MOST, EXACT };

struct Entry {
    Action best = NO_ACTION;
    std::int16_t score = 0;
    std::int16_t looks = 0;  // the evaluation of the position itself
    std::int8_t depth = 0;
    Bound bound = NOTHING;
};
static_assert(sizeof(Entry) == 8);

class Table {
   public:
    explicit Table(std::size_t megabytes);

    bool find(std::uint64_t key, Entry& found) const;
    void keep(std::uint64_t key, const Entry& entry);
    void clear();
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&slots_[index(key)]); }

   private:
    // Key and content are stored mixed, so that halves of two writers do not pass for one entry.
    struct Slot {
        std::uint64_t check;
        std::uint64_t content;
    };
    static constexpr std::size_t WAYS = 4;

    std::size_t index(std::uint64_t key) const { return (key & mask_) * WAYS; }

    std::size_t mask_;
    struct Release {
        void operator()(Slot* slots) const;
    };
    std::unique_ptr<Slot[], Release> slots_;
};

}  // namespace cheeseboard
