// wait with a lock that the notifier does not need
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex lock, outer;
static std::condition_variable changed;
static bool ready;

static void waiter()
{
    std::lock_guard<std::mutex> o(outer);
    std::unique_lock<std::mutex> guard(lock);
    while (!ready)
        changed.wait(guard);
}

static void signaller()
{
    std::lock_guard<std::mutex> guard(lock);
    ready = true;
    changed.notify_one();
}


int main()
{
    std::thread one(waiter), two(signaller);

    one.join();
    two.join();
}
