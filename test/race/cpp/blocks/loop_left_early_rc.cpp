// the loop may be left before the block was passed: the creator does it again
// flags: -std=c++17
#include <algorithm>
#include <cstdio>
#include <future>
#include <iterator>
#include <thread>
#include <vector>

int main(int argc, char **)
{
    std::vector<int> v(1000, 2);
    size_t lo = 0;
    const size_t step = 250;
    std::vector<std::thread> work;
    for (int p = 0; p < 3; ++p) {
        size_t hi = lo + step;
        work.emplace_back([&v, lo, hi] {
            for (size_t q = lo; q < hi; ++q)
                v[q] += 1; // RACE!
        });
        if (argc > p)
            break;
        lo = hi;
    }
    for (size_t q = lo; q < v.size(); ++q)
        v[q] += 2; // RACE!
    for (auto &w : work)
        w.join();
    std::printf("%d %d\n", v[3], argc);
}
