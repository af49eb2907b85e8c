// Threads initialise their own parts, wait at a latch, then read all parts.
// flags: -std=c++20
#include <iostream>
#include <latch>
#include <numeric>
#include <thread>
#include <vector>

int main()
{
    constexpr int n = 4;
    std::vector<int> parts(n);
    std::vector<long> sums(n);
    std::latch ready(n);
    std::vector<std::jthread> threads;
    for (int id = 0; id < n; ++id)
        threads.emplace_back([&, id] {
            parts[id] = (id + 1) * 10;
            ready.arrive_and_wait();
            sums[id] = std::accumulate(parts.begin(), parts.end(), 0L);
        });
    for (auto &t : threads)
        t.join();
    std::cout << sums[0] + sums[n - 1] << '\n';
}
