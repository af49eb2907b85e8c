// two handles in a vector change places before the joins
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
    std::vector<long> part(4);
    std::vector<std::thread> threads, more;
    for (size_t i = 0; i < 4; ++i)
        threads.emplace_back([&, i] { part[i] = work(in, i * 250, i * 250 + 250); }); // RACE!
    std::swap(threads.front(), threads.back());
    long sum = 0;
    for (size_t i = 0; i < 4; ++i) {
        threads[i].join();
        sum += part[i]; // RACE!
    }
    std::printf("%ld\n", sum);
}
