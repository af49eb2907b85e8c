// gives back what it may not have got
#include <mutex>
#include <thread>

static std::mutex m;
static int hits;

static void visit(bool is_loud)
{
    bool got = m.try_lock();
    if (got)
        ++hits;
    if (is_loud)
        std::this_thread::yield();
    m.unlock(); // DEADLOCK!
}

int main()
{
    std::thread a(visit, true), b(visit, false);
    a.join();
    b.join();
}
