// A parallel for_each over ranges from a helper that returns pairs; the ranges overlap.
// flags: -std=c++17
#include <algorithm>
#include <iostream>
#include <thread>
#include <utility>
#include <vector>

static std::pair<std::size_t, std::size_t> range_of(std::size_t n, std::size_t parts, std::size_t k)
{
    std::size_t chunk = (n + parts - 1) / parts;
    std::size_t lo = std::min(n, k * chunk);
    return {lo, std::min(n, lo + chunk + 1)};
}

template <typename F> void parallel_for(std::size_t n, F f)
{
    const std::size_t parts = 4;
    std::vector<std::thread> ts;
    for (std::size_t k = 0; k < parts; ++k) {
        auto [lo, hi] = range_of(n, parts, k);
        ts.emplace_back([lo = lo, hi = hi, &f] {
            for (std::size_t i = lo; i < hi; ++i)
                f(i);
        });
    }
    for (auto &t : ts)
        t.join();
}

int main()
{
    std::vector<float> a(1000), b(1000, 2.0f);
    parallel_for(a.size(), [&](std::size_t i) { a[i] = b[i] * float(i); }); // RACE!
    float s = 0;
    for (float x : a)
        s += x;
    std::cout << s << '\n';
}
