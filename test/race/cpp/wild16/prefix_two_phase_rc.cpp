// offsets are taken from the neighbour's data without waiting for it
// flags: -std=c++20
#include <cstdio>
#include <span>
#include <thread>
#include <vector>

int main()
{
    constexpr size_t workers = 4, size = 400, block = size / workers;
    std::vector<long> data(size, 1);
    {
        std::vector<std::jthread> ts;
        for (size_t w = 0; w < workers; ++w)
            ts.emplace_back([&data, w] {
                std::span<long> mine(data.data() + w * block, block);
                long before = w ? data[w * block - 1] : 0; // RACE!
                for (long &v : mine)
                    before = v += before; // RACE!
            });
    }
    std::printf("%ld\n", data.back());
}
