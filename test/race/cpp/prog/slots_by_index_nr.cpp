// every thread has its own slot of a vector, index captured by value
// flags: -std=c++17
#include <cstdio>
#include <thread>
#include <vector>

int main()
{
    const int n = 4;
    std::vector<long> results(n, 0);
    std::vector<std::thread> threads;
    for (int i = 0; i < n; ++i) {
        threads.emplace_back([i, &results] {
            for (int k = 0; k < 1000; ++k)
                results[i] += k * i; // NORACE
        });
    }
    for (auto &t : threads)
        t.join();
    long total = 0;
    for (long r : results)
        total += r;
    std::printf("%ld\n", total);
    return 0;
}
