// A lock around what belongs to one thread and a condition.
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
static std::mutex m;
static std::condition_variable changed;
static int cells[2];
static thread_local int last;

static void work(int *own)
{
    std::unique_lock<std::mutex> l(m);
    last = *own + 1;
    changed.notify_one();
}

int main()
{
    std::thread a(work, &cells[0]), b(work, &cells[1]);
    std::unique_lock<std::mutex> l(m);
    if (!cells[0])
        changed.wait_for(l, std::chrono::milliseconds(1));
    l.unlock();
    a.join();
    b.join();
}
