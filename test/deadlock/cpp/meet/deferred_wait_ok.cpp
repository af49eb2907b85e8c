// a wait by a unique_lock that has its mutex
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex m;
static std::condition_variable changed;
static bool ready;

static void waiter()
{
    std::unique_lock<std::mutex> l(m);
    while (!ready)
        changed.wait(l);
}

static void setter()
{
    {
        std::lock_guard<std::mutex> l(m);
        ready = true;
    }
    changed.notify_all();
}

int main()
{
    std::thread one(waiter), two(setter);
    one.join();
    two.join();
}
