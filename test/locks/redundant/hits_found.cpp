// A counter that is atomic already.
#include <atomic>
#include <mutex>
#include <thread>
static std::mutex m;
static std::atomic<int> hits{0};

static void count()
{
    std::lock_guard<std::mutex> g(m); // REDUNDANT!
    hits.fetch_add(1);
}

static void run()
{
    for (int i = 0; i < 9; i++)
        count();
}

int main()
{
    std::thread a(run), b(run);
    a.join();
    b.join();
    return hits.load();
}
