// wait without predicate and loop
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex lock;
static std::condition_variable changed;
static bool ready;

static void waiter()
{
    std::unique_lock<std::mutex> guard(lock);
    if (!ready)
        changed.wait(guard); // DEADLOCK!
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
