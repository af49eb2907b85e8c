// a latch that all wait at before they start
// flags: -std=c++20
#include <latch>
#include <thread>
#include <vector>

int main()
{
    constexpr int n = 4;
    std::latch gate(n);
    int results[n] = {};
    std::vector<std::jthread> threads;
    for (int i = 0; i < n; ++i)
        threads.emplace_back([&gate, &results, i] {
            gate.count_down();
            gate.wait();
            results[i] = i;
        });
    threads.clear();
    return results[0];
}
