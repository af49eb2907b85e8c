// each thread has a slot of its own
// flags: -std=c++17
#include <cstdio>
#include <numeric>
#include <thread>
#include <vector>

int main()
{
    std::vector<int> data(1000, 2);
    const int parts = 4;
    std::vector<long> sums(parts, 0);
    long total = 0;
    std::vector<std::thread> threads;

    for (int p = 0; p < parts; p++)
        threads.emplace_back([&data, &sums, &total, p] {
            std::size_t size = data.size() / 4;
            for (std::size_t i = p * size; i < (p + 1) * size; i++)
                sums[p] += data[i]; // NORACE
        });
    for (auto &thread : threads)
        thread.join();
    total += std::accumulate(sums.begin(), sums.end(), 0L);
    std::printf("%ld\n", total);
    return 0;
}
