// Bins of a plain vector are counted through atomic_ref and read when all threads are gone.
// flags: -std=c++20
#include <atomic>
#include <iostream>
#include <span>
#include <thread>
#include <vector>

class Histogram {
    std::vector<int> bins_;

public:
    explicit Histogram(std::size_t n) : bins_(n) {}
    void add(std::span<const int> samples)
    {
        for (int s : samples) {
            std::atomic_ref<int> bin(bins_[s % bins_.size()]);
            bin.fetch_add(1, std::memory_order_relaxed);
        }
    }
    int operator[](std::size_t i) const { return bins_[i]; }
    std::size_t size() const { return bins_.size(); }
};

int main()
{
    std::vector<int> samples(4096);
    for (std::size_t i = 0; i < samples.size(); ++i)
        samples[i] = static_cast<int>(i * 2654435761u >> 8);
    Histogram h(16);
    {
        std::vector<std::jthread> threads;
        std::span<const int> all(samples);
        for (int t = 0; t < 4; ++t)
            threads.emplace_back([&h, part = all.subspan(t * 1024, 1024)] { h.add(part); });
    }
    for (std::size_t i = 0; i < h.size(); ++i)
        std::cout << h[i] << ' ';
    std::cout << '\n';
}
