// containers of atomics, thread_local scratch, fetch_add tickets into a result vector
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <thread>
#include <vector>

thread_local std::vector<int> scratch;

static std::vector<std::atomic<int>> votes(5);
static std::atomic<size_t> next_slot{0};
static std::vector<int> order(64);

static void voter(int id)
{
    scratch.clear(); // NORACE
    for (int i = 0; i < 8; ++i)
        scratch.push_back((id * 3 + i) % 5); // NORACE
    for (int v : scratch)
        votes[v].fetch_add(1, std::memory_order_relaxed);
    for (int i = 0; i < 4; ++i) {
        size_t slot = next_slot.fetch_add(1);
        if (slot < order.size())
            order[slot] = id; // NORACE
    }
}

int main()
{
    std::vector<std::thread> ts;
    for (int i = 0; i < 6; ++i)
        ts.emplace_back(voter, i);
    for (auto &t : ts)
        t.join();
    for (auto &v : votes)
        std::printf("%d ", v.load());
    std::printf("%d\n", order[0]); // NORACE
}
