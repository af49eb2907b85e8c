// index captured by reference: threads read it while the loop counts
// flags: -std=c++17
#include <cstdio>
#include <thread>
#include <vector>

int main()
{
    const int n = 4;
    std::vector<long> results(n + 1, 0);
    std::vector<std::thread> threads;
    for (int i = 0; i < n; ++i) { // RACE! i
        threads.emplace_back([&i, &results] {
            results[i] += 1; // RACE! i r
        });
    }
    for (auto &t : threads)
        t.join();
    std::printf("%ld\n", results[0]);
    return 0;
}
