// jthreads in a vector fill their own slots; clear() joins them.
// flags: -std=c++20
#include <iostream>
#include <numeric>
#include <thread>
#include <vector>

int main()
{
    std::vector<int> in(1000);
    std::iota(in.begin(), in.end(), 1);
    const unsigned n = 4;
    std::vector<long> partial(n);
    std::vector<std::jthread> pool;
    for (unsigned t = 0; t < n; ++t)
        pool.emplace_back([&in, &partial, t, n] {
            for (std::size_t i = t; i < in.size(); i += n)
                partial[t] += in[i];
        });
    pool.clear();
    std::cout << std::accumulate(partial.begin(), partial.end(), 0L) << '\n';
}
