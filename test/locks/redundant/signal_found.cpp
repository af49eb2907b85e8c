// A lock around what belongs to one thread only.
#include <condition_variable>
#include <mutex>
#include <thread>
static std::mutex m;
static std::condition_variable changed;
static int cells[2];
static thread_local int last;

static void work(int *own)
{
    std::unique_lock<std::mutex> l(m); // REDUNDANT!
    last = *own + 1;
}

int main()
{
    std::thread a(work, &cells[0]), b(work, &cells[1]);
    a.join();
    b.join();
}
