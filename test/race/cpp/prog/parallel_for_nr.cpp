// a parallel_for template that gives each thread a block and joins them
// flags: -std=c++17
#include <algorithm>
#include <functional>
#include <iostream>
#include <thread>
#include <vector>

template <typename F>
void parallel_for(size_t begin, size_t end, F &&body)
{
    size_t n = std::max(1u, std::min(4u, std::thread::hardware_concurrency()));
    size_t chunk = (end - begin + n - 1) / n;
    std::vector<std::thread> pool;
    for (size_t t = 0; t < n; ++t) {
        size_t lo = begin + t * chunk;
        size_t hi = std::min(end, lo + chunk);
        if (lo >= hi)
            break;
        pool.emplace_back([lo, hi, &body] {
            for (size_t i = lo; i < hi; ++i)
                body(i);
        });
    }
    for (auto &t : pool)
        t.join();
}

int main()
{
    std::vector<double> a(1000), b(1000), c(1000);
    parallel_for(0, a.size(), [&](size_t i) {
        a[i] = i * 0.5; // NORACE
        b[i] = 2.0 * i; // NORACE
    });
    parallel_for(0, c.size(), [&](size_t i) { c[i] = a[i] + b[i]; }); // NORACE
    double total = 0;
    for (double x : c)
        total += x; // NORACE
    std::cout << total << '\n';
}
