// a wait by a unique_lock that has not taken its mutex
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex m;
static std::condition_variable changed;
static bool ready;

static void waiter()
{
    std::unique_lock<std::mutex> l(m, std::defer_lock);
    while (!ready)
        changed.wait(l); // DEADLOCK!
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
