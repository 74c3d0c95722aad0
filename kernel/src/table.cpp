#include "table.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <new>

namespace cheeseboard {

namespace {

inline constexpr std::size_t HUGE_PAGE = std::size_t{2} << 20;

std::uint64_t packed(const Entry& entry) { return std::bit_cast<std::uint64_t>(entry); }
Entry unpacked(std::uint64_t content) { return std::bit_cast<Entry>(content); }

template <class Word>
std::uint64_t read(const Word& word) {
    return __atomic_load_n(&word, __ATOMIC_RELAXED);
}

template <class Word>
void write(Word& word, std::uint64_t value) {
    __atomic_store_n(&word, value, __ATOMIC_RELAXED);
}

}  // namespace

Table::Table(std::size_t megabytes) {
    const std::size_t groups = std::bit_floor((megabytes << 20) / (sizeof(Slot) * WAYS));
    mask_ = groups - 1;
    const std::size_t bytes = std::max(groups * WAYS * sizeof(Slot), HUGE_PAGE);
    slots_.reset(static_cast<Slot*>(std::aligned_alloc(HUGE_PAGE, bytes)));
    if (!slots_) throw std::bad_alloc();
#ifdef MADV_HUGEPAGE
    madvise(slots_.get(), bytes, MADV_HUGEPAGE);  // a look into small pages costs a walk through the page tables each time
#endif
    clear();
}

void Table::Release::operator()(Slot* slots) const { std::free(slots); }

void Table::clear() { std::memset(slots_.get(), 0, (mask_ + 1) * WAYS * sizeof(Slot)); }

bool Table::find(std::uint64_t key, Entry& found) const {
    const Slot* slot = &slots_[index(key)];
    for (std::size_t i = 0; i < WAYS; ++i) {
        const std::uint64_t content = read(slot[i].content);
        if ((read(slot[i].check) ^ content) == key && content) {
            found = unpacked(content);
            return true;
        }
    }
    return false;
}

void Table::keep(std::uint64_t key, const Entry& entry) {
    Slot* slot = &slots_[index(key)];
    std::size_t worst = 0;
    int least = 1'000;
    for (std::size_t i = 0; i < WAYS; ++i) {
        const std::uint64_t content = read(slot[i].content);
        if (!content || (read(slot[i].check) ^ content) == key) {
            worst = i;
            break;
        }
        const Entry there = unpacked(content);
        // The slot that a key would replace rotates a little, so that old deep entries leave in the end.
        const int worth = there.depth + (there.bound == EXACT) * 2 + static_cast<int>((key >> 60) % WAYS == i);
        if (worth < least) {
            least = worth;
            worst = i;
        }
    }
    const std::uint64_t content = packed(entry);
    write(slot[worst].content, content);
    write(slot[worst].check, key ^ content);
}

}  // namespace cheeseboard
