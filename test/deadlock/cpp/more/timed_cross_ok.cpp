// Locks with a time limit in the other order.
#include <chrono>
#include <mutex>
#include <thread>

static std::timed_mutex front, back;
static int swaps;

static void forwards()
{
    std::lock_guard<std::timed_mutex> a(front);
    std::lock_guard<std::timed_mutex> b(back);
    swaps++;
}

static bool backwards()
{
    std::unique_lock<std::timed_mutex> b(back);
    std::unique_lock<std::timed_mutex> a(front, std::chrono::milliseconds(50));
    if (!a.owns_lock())
        return false;
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
