// local histograms merged under a lock; result read after all joins
// flags: -std=c++17
#include <algorithm>
#include <array>
#include <cstdio>
#include <mutex>
#include <random>
#include <thread>
#include <vector>

using Histogram = std::array<unsigned, 16>;

class Collector {
public:
    void merge(const Histogram &h)
    {
        std::lock_guard<std::mutex> lock(mutex_);
        for (size_t i = 0; i < h.size(); ++i)
            total_[i] += h[i]; // NORACE
    }
    const Histogram &result() const { return total_; }

private:
    Histogram total_{};
    std::mutex mutex_;
};

int main()
{
    std::vector<unsigned char> pixels(4096);
    std::mt19937 rng(7);
    std::generate(pixels.begin(), pixels.end(), [&rng] { return static_cast<unsigned char>(rng()); });
    Collector all;
    std::vector<std::thread> threads;
    const size_t part = pixels.size() / 4;
    for (size_t i = 0; i < 4; ++i)
        threads.emplace_back([&, i] {
            Histogram local{};
            for (auto it = pixels.begin() + i * part; it != pixels.begin() + (i + 1) * part; ++it)
                ++local[*it >> 4];
            all.merge(local);
        });
    std::for_each(threads.begin(), threads.end(), [](std::thread &t) { t.join(); });
    unsigned sum = 0;
    for (unsigned n : all.result())
        sum += n; // NORACE
    std::printf("%u\n", sum);
}
