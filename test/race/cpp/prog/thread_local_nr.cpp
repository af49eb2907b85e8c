// per-thread counters, flushed under a lock at the end
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

static thread_local int local_count = 0;
static thread_local std::string scratch;
static int total = 0;
static std::mutex m;

static void bump() { ++local_count; }

static void worker(int n)
{
    for (int i = 0; i < n; i++) {
        bump();
        scratch += 'x';
    }
    std::lock_guard<std::mutex> g(m);
    total += local_count + static_cast<int>(scratch.size());
}

int main()
{
    std::vector<std::thread> v;
    for (int i = 1; i <= 3; i++)
        v.emplace_back(worker, i * 10);
    for (auto &t : v)
        t.join();
    std::cout << total << "\n";
}
