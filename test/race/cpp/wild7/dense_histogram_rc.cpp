// Histogram per thread in one flat vector, merged by all threads at once.
// flags: -std=c++17
#include <cstdint>
#include <iostream>
#include <thread>
#include <vector>

constexpr int kBins = 16;

int main()
{
    const int nthreads = 4;
    std::vector<std::uint8_t> pixels(4096);
    for (std::size_t i = 0; i < pixels.size(); ++i)
        pixels[i] = std::uint8_t(i * 31);
    std::vector<std::vector<int>> local(nthreads, std::vector<int>(kBins));
    std::vector<int> total(kBins);
    std::vector<std::thread> ts;
    const std::size_t part = pixels.size() / nthreads;
    for (int t = 0; t < nthreads; ++t)
        ts.emplace_back([&, t] {
            auto &h = local[t];
            for (std::size_t i = t * part; i < (t + 1) * part; ++i)
                ++h[pixels[i] / (256 / kBins)];
            for (int b = 0; b < kBins; ++b)
                total[b] += h[b]; // RACE!
        });
    for (auto &t : ts)
        t.join();
    for (int b = 0; b < kBins; ++b)
        std::cout << total[b] << ' ';
    std::cout << '\n';
}
