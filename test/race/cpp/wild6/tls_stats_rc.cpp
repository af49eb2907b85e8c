// Counters in thread_local objects that are merged into a global when the thread ends.
// flags: -std=c++17
#include <cstdint>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

struct Totals {
    std::uint64_t reads = 0, writes = 0;
    Totals &operator+=(const Totals &o)
    {
        reads += o.reads; // RACE! r
        writes += o.writes; // RACE! w
        return *this;
    }
};

static Totals g_totals;
static std::mutex g_mutex;

struct LocalStats {
    Totals t;
    ~LocalStats()
    {
        g_totals += t;
    }
};

static thread_local LocalStats tl_stats;

static void do_read() { tl_stats.t.reads++; }
static void do_write() { tl_stats.t.writes++; }

static void job(int n)
{
    for (int i = 0; i < n; ++i) {
        do_read();
        if (i % 3 == 0)
            do_write();
    }
}

int main()
{
    std::vector<std::thread> ts;
    for (int n : {100, 200, 300})
        ts.emplace_back(job, n);
    for (auto &t : ts)
        t.join();
    std::cout << g_totals.reads << '/' << g_totals.writes << '\n';
}
