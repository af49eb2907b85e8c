// wait with a lock that the notifier needs
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
        changed.wait(guard); // DEADLOCK!
}

static void signaller()
{
    std::lock_guard<std::mutex> o(outer); // DEADLOCK
    std::lock_guard<std::mutex> guard(lock);
    ready = true;
    changed.notify_one(); // DEADLOCK
}


int main()
{
    std::thread one(waiter), two(signaller);

    one.join();
    two.join();
}
