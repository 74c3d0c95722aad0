// train OUT EPOCHS DATA...: learns the weights of the net from records of selfplay, and writes them as net.cpp reads them.
// Adam over small batches, every position also mirrored; a tenth of the data is kept aside to see how well it guesses.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "evaluate.hpp"
#include "files.hpp"
#include "net.hpp"
#include "playout.hpp"
#include "record.hpp"

using namespace cheeseboard;

namespace {

constexpr int WIDE = Net::WIDTH_OF_LAYER, INPUTS = features::NUMBER, BATCH = 1'024;
constexpr float RATE = 0.002F, RESULT_SHARE = 0.5F, CLIP = static_cast<float>(Net::HIGHEST) / Net::ONE;
constexpr float FIRST_LIMIT = 16.0F, LAST_LIMIT = 8.0F;

// Weights in one long row: first layer, its bias, last layers, their biases.
struct Shape {
    static constexpr int FIRST = 0, BIAS = INPUTS * WIDE, LAST = BIAS + WIDE, LAST_BIAS = LAST + Net::STAGES * 2 * WIDE;
    static constexpr int ALL = LAST_BIAS + Net::STAGES;
};

struct Sample {
    features::List seen[2];  // by the seat to move and by the other
    int stage;
    float target;
};

Record mirrored(const Record& record) {
    Record twin = record;
    const auto flip = [](std::uint64_t rows) {
        std::uint64_t turned = 0;
        for (int i = 0; i < 64; ++i) turned |= (rows >> i & 1) << (i / 8 * 8 + 7 - i % 8);
        return turned;
    };
    twin.h = flip(record.h);
    twin.v = flip(record.v);
    for (auto& pawn : twin.pawn) pawn = static_cast<std::uint8_t>(pawn + 8 - 2 * (pawn % WIDTH));
    return twin;
}

Sample sample_of(const Record& record) {
    const Board board = board_of(record);
    const int me = record.to_move;
    Sample sample;
    sample.seen[0] = features::seen_by(board, me, record.length[me], record.length[1 - me]);
    sample.seen[1] = features::seen_by(board, 1 - me, record.length[1 - me], record.length[me]);
    sample.stage = Net::stage(board);
    const float guess = static_cast<float>(chance_of(record.score)), result = 0.5F * static_cast<float>(record.result + 1);
    sample.target = RESULT_SHARE * result + (1 - RESULT_SHARE) * guess;
    return sample;
}

class Learner {
   public:
    Learner() : weights_(Shape::ALL), slopes_(Shape::ALL), mean_(Shape::ALL), square_(Shape::ALL) {
        Rng rng(1);
        const auto small = [&](float reach) { return reach * (static_cast<float>(rng.below(20'001)) / 10'000.0F - 1); };
        for (int i = 0; i < Shape::BIAS; ++i) weights_[i] = small(0.12F);
        for (int i = Shape::BIAS; i < Shape::LAST; ++i) weights_[i] = 0.3F;
        for (int i = Shape::LAST; i < Shape::LAST_BIAS; ++i) weights_[i] = small(0.3F);
    }

    // The guessed chance; with `learn` also adds to the slopes.
    float guess(const Sample& sample, bool learn) {
        float layer[2][WIDE];
        for (int half = 0; half < 2; ++half) {
            std::copy_n(&weights_[Shape::BIAS], WIDE, layer[half]);
            for (int i = 0; i < sample.seen[half].number; ++i) {
                const float* row = &weights_[sample.seen[half].index[i] * WIDE];
                for (int j = 0; j < WIDE; ++j) layer[half][j] += row[j];
            }
        }
        const int last = Shape::LAST + sample.stage * 2 * WIDE;
        float total = weights_[Shape::LAST_BIAS + sample.stage];
        for (int half = 0; half < 2; ++half)
            for (int j = 0; j < WIDE; ++j) total += std::clamp(layer[half][j], 0.0F, CLIP) * weights_[last + half * WIDE + j];
        const float chance = 1 / (1 + std::exp(-total));
        if (learn) trace_back(sample, layer, last, chance - sample.target);
        return chance;
    }

    void step(float rate) {
        ++steps_;
        const float bend_mean = 1 - std::pow(0.9F, static_cast<float>(steps_));
        const float bend_square = 1 - std::pow(0.999F, static_cast<float>(steps_));
        for (int i = 0; i < Shape::ALL; ++i) {
            const float slope = slopes_[i] / BATCH;
            mean_[i] += 0.1F * (slope - mean_[i]);
            square_[i] += 0.001F * (slope * slope - square_[i]);
            weights_[i] -= rate * (mean_[i] / bend_mean) / (std::sqrt(square_[i] / bend_square) + 1e-8F);
            const float limit = i < Shape::LAST ? FIRST_LIMIT : LAST_LIMIT;
            weights_[i] = std::clamp(weights_[i], -limit, limit);
            slopes_[i] = 0;
        }
    }

    void write(const char* path) const {
        std::ofstream file(path, std::ios::binary);
        const auto put = [&](int from, int to, float one) {
            for (int i = from; i < to; ++i) {
                const auto value = static_cast<std::int16_t>(std::clamp(std::lround(weights_[i] * one), -32'000L, 32'000L));
                file.write(reinterpret_cast<const char*>(&value), sizeof(value));
            }
        };
        put(Shape::FIRST, Shape::LAST, Net::ONE);
        put(Shape::LAST, Shape::LAST_BIAS, Net::ONE_AT_END);
        for (int i = Shape::LAST_BIAS; i < Shape::ALL; ++i) {
            const auto value = static_cast<std::int32_t>(std::lround(weights_[i] * Net::ONE * Net::ONE_AT_END));
            file.write(reinterpret_cast<const char*>(&value), sizeof(value));
        }
    }

   private:
    void trace_back(const Sample& sample, const float (&layer)[2][WIDE], int last, float error) {
        slopes_[Shape::LAST_BIAS + sample.stage] += error;
        for (int half = 0; half < 2; ++half) {
            float slope[WIDE];
            for (int j = 0; j < WIDE; ++j) {
                const float value = layer[half][j];
                slopes_[last + half * WIDE + j] += error * std::clamp(value, 0.0F, CLIP);
                slope[j] = value > 0 && value < CLIP ? error * weights_[last + half * WIDE + j] : 0;
                slopes_[Shape::BIAS + j] += slope[j];
            }
            for (int i = 0; i < sample.seen[half].number; ++i) {
                float* row = &slopes_[sample.seen[half].index[i] * WIDE];
                for (int j = 0; j < WIDE; ++j) row[j] += slope[j];
            }
        }
    }

    std::vector<float> weights_, slopes_, mean_, square_;
    int steps_ = 0;
};

float miss(float guess, float target) { return (guess - target) * (guess - target); }

}  // namespace

int main(int argc, char** argv) {
    if (argc < 4) return std::fprintf(stderr, "train OUT EPOCHS DATA...\n"), 2;
    std::vector<Record> records;
    for (int i = 3; i < argc; ++i) {
        const auto bytes = read_bytes(argv[i]);
        const std::size_t old = records.size(), more = bytes.size() / sizeof(Record);
        records.resize(old + more);
        std::memcpy(records.data() + old, bytes.data(), more * sizeof(Record));
    }
    // Whole stretches of games are kept aside, so that no game is on both sides.
    std::vector<std::size_t> learned, aside;
    for (std::size_t i = 0; i < records.size(); ++i) (i / 2'000 % 20 == 7 ? aside : learned).push_back(i);
    const int epochs = std::atoi(argv[2]);
    Learner learner;
    Rng rng(7);
    const double all_steps = static_cast<double>(learned.size()) / BATCH * epochs;
    double done = 0;
    for (int epoch = 0; epoch < epochs; ++epoch) {
        for (std::size_t i = learned.size(); i > 1; --i) std::swap(learned[i - 1], learned[rng.next() % i]);
        double missed = 0;
        for (std::size_t i = 0; i < learned.size(); ++i) {
            const Record& record = records[learned[i]];
            const Sample sample = sample_of(rng.below(2) ? mirrored(record) : record);
            missed += miss(learner.guess(sample, true), sample.target);
            if ((i + 1) % BATCH == 0) {
                const double part = ++done / all_steps;
                learner.step(static_cast<float>(RATE * std::min(1.0, done / 100) * (1 - 0.97 * part)));
            }
        }
        double missed_aside = 0;
        for (const std::size_t i : aside) {
            const Sample sample = sample_of(records[i]);
            missed_aside += miss(learner.guess(sample, false), sample.target);
        }
        std::printf("epoch %d: %.5f learned, %.5f aside (%zu and %zu)\n", epoch + 1, missed / static_cast<double>(learned.size()),
                    missed_aside / static_cast<double>(std::max<std::size_t>(aside.size(), 1)), learned.size(), aside.size());
        std::fflush(stdout);
        learner.write(argv[1]);
    }
}
