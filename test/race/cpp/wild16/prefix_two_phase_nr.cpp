// prefix sums in two phases: block sums, then offsets; std::latch between
// flags: -std=c++20
#include <cstdio>
#include <latch>
#include <numeric>
#include <span>
#include <thread>
#include <vector>

int main()
{
    constexpr size_t workers = 4, size = 400, block = size / workers;
    std::vector<long> data(size, 1);
    std::vector<long> sums(workers);
    std::latch first(workers);
    {
        std::vector<std::jthread> ts;
        for (size_t w = 0; w < workers; ++w)
            ts.emplace_back([&, w] {
                std::span<long> mine(data.data() + w * block, block);
                for (size_t i = 1; i < mine.size(); ++i)
                    mine[i] += mine[i - 1]; // NORACE
                sums[w] = mine.back(); // NORACE
                first.arrive_and_wait();
                long before = 0;
                for (size_t k = 0; k < w; ++k)
                    before += sums[k]; // NORACE
                for (long &v : mine)
                    v += before; // NORACE
            });
    }
    std::printf("%ld\n", data.back());
}
