// a latch that all wait at before they start
// flags: -std=c++20
#include <latch>
#include <thread>
#include <vector>

int main()
{
    constexpr int n = 4;
    std::latch gate(n + 1); // DEADLOCK
    int results[n] = {};
    std::vector<std::jthread> threads;
    for (int i = 0; i < n; ++i)
        threads.emplace_back([&gate, &results, i] {
            gate.count_down();
            gate.wait(); // DEADLOCK!
            results[i] = i;
        });
    threads.clear(); // DEADLOCK
    return results[0];
}
