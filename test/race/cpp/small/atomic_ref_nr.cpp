// atomic_ref in all threads, plain reads after they are joined.
// flags: -std=c++20
#include <atomic>
#include <iostream>
#include <numeric>
#include <thread>
#include <vector>

struct alignas(8) Cell {
    long count = 0;
};

int main()
{
    std::vector<Cell> cells(4);
    long total = 0;
    {
        std::vector<std::jthread> workers;
        for (int w = 0; w < 4; ++w)
            workers.emplace_back([&, w] {
                for (int i = 0; i < 500; ++i) {
                    std::atomic_ref<long>(cells[(i + w) % 4].count)++;
                    std::atomic_ref<long> all{total};
                    all.fetch_add(1, std::memory_order_relaxed);
                }
            });
    }
    for (const Cell &c : cells)
        std::cout << c.count << ' ';
    std::cout << total << '\n';
}
