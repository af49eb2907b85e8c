// Thread-local statistics are merged into a global map without a lock.
// flags: -std=c++11
#include <iostream>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

static thread_local std::map<std::string, int> local_counts;
static std::map<std::string, int> global_counts;
static std::mutex global_mutex;

static void count(const std::string &what) { ++local_counts[what]; }

static void flush()
{
    for (const auto &kv : local_counts)
        global_counts[kv.first] += kv.second; // RACE!
    local_counts.clear();
}

static void work(int n)
{
    for (int i = 0; i < n; ++i)
        count(i % 2 ? "odd" : "even");
    flush();
}

int main()
{
    std::vector<std::thread> ts;
    for (int i = 1; i <= 4; ++i)
        ts.emplace_back(work, i * 10);
    for (auto &t : ts)
        t.join();
    for (const auto &kv : global_counts)
        std::cout << kv.first << '=' << kv.second << '\n';
}
