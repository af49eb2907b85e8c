// nobody signals the condition
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
        changed.wait(l); // DEADLOCK!
}

static void setter()
{
    std::lock_guard<std::mutex> l(m);
    ready = true;
}

int main()
{
    std::thread one(waiter), two(setter);
    one.join();
    two.join();
}
