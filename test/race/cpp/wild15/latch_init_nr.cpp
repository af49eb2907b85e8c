// workers fill their part of a table, count a latch down, and read all of it after the wait
// flags: -std=c++20
#include <cstdio>
#include <latch>
#include <thread>
#include <vector>

struct Shared {
    explicit Shared(int n) : table(n), ready(n) {}
    std::vector<int> table;
    std::latch ready;
};

static void worker(Shared &s, int id, long &result)
{
    s.table[id] = id * id; // NORACE
    s.ready.arrive_and_wait();
    long sum = 0;
    for (int v : s.table) // NORACE
        sum += v;
    result = sum; // NORACE
}

int main()
{
    constexpr int n = 6;
    Shared s(n);
    long results[n] = {};
    {
        std::vector<std::jthread> ts;
        for (int i = 0; i < n; ++i)
            ts.emplace_back(worker, std::ref(s), i, std::ref(results[i]));
    }
    for (long r : results)
        std::printf("%ld ", r);
    std::printf("\n");
}
