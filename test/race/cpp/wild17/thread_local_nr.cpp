// each thread counts in a thread_local, and adds it to the total when it ends
#include <atomic>
#include <iostream>
#include <thread>
#include <vector>

thread_local int calls = 0;
std::atomic<int> total{0};

void work(int n)
{
    for (int i = 0; i < n; ++i)
        ++calls; // NORACE
    total += calls;
}

int main()
{
    std::vector<std::thread> ts;
    for (int i = 1; i <= 4; ++i)
        ts.emplace_back(work, i * 10);
    for (auto &t : ts)
        t.join();
    std::cout << total << ' ' << calls << '\n';
}
