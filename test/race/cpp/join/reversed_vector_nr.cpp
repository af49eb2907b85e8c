// what the threads read is turned round before they are begun
// flags: -std=c++17
#include <algorithm>
#include <cstdio>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

static long work(const std::vector<long> &in, size_t from, size_t to)
{
    long s = 0;
    for (size_t i = from; i < to; ++i)
        s += in[i];
    return s;
}

int main()
{
    std::vector<long> in(1000, 3);
    std::reverse(in.begin(), in.end());
    std::vector<long> part(4);
    std::vector<std::thread> threads, more;
    for (size_t i = 0; i < 4; ++i)
        threads.emplace_back([&, i] { part[i] = work(in, i * 250, i * 250 + 250); }); // NORACE
    long sum = 0;
    for (size_t i = 0; i < 4; ++i) {
        threads[i].join();
        sum += part[i]; // NORACE
    }
    std::printf("%ld\n", sum);
}
