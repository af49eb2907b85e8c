// Prefix sums in two passes with joins in between.
#include <iostream>
#include <numeric>
#include <thread>
#include <vector>

int main()
{
    const std::size_t n = 1000, parts = 4, len = n / parts;
    std::vector<long> v(n, 1), offset(parts, 0);
    std::vector<std::thread> ts;
    for (std::size_t p = 0; p < parts; ++p)
        ts.emplace_back([&, p] {
            for (std::size_t i = p * len + 1; i < (p + 1) * len; ++i)
                v[i] += v[i - 1];
        });
    for (auto &t : ts)
        t.join();
    ts.clear();
    for (std::size_t p = 1; p < parts; ++p)
        offset[p] = offset[p - 1] + v[p * len - 1];
    for (std::size_t p = 1; p < parts; ++p)
        ts.emplace_back([&, p] {
            for (std::size_t i = p * len; i < (p + 1) * len; ++i)
                v[i] += offset[p];
        });
    for (auto &t : ts)
        t.join();
    std::cout << v[n - 1] << '\n';
}
