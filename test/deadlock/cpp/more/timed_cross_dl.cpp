// Locks with a time limit in the other order.
#include <chrono>
#include <mutex>
#include <thread>

static std::timed_mutex front, back;
static int swaps;

static void forwards()
{
    std::lock_guard<std::timed_mutex> a(front); // DEADLOCK
    std::lock_guard<std::timed_mutex> b(back); // DEADLOCK!
    swaps++;
}

static bool backwards()
{
    std::unique_lock<std::timed_mutex> b(back); // DEADLOCK
    std::unique_lock<std::timed_mutex> a(front); // DEADLOCK!
    swaps++;
    return true;
}

int main()
{
    std::thread x(forwards);
    std::thread y([] {
        while (!backwards())
            std::this_thread::yield();
    });
    x.join();
    y.join();
    return swaps == 0;
}
