// two orders, one of them by main beside the thread
#include <mutex>
#include <thread>

static std::mutex first, second;
static int shared;

static void up()
{
    std::lock_guard<std::mutex> x(first);
    std::lock_guard<std::mutex> y(second); // DEADLOCK!
    shared++;
}

static void down()
{
    std::lock_guard<std::mutex> x(second);
    std::lock_guard<std::mutex> y(first); // DEADLOCK!
    shared--;
}

int main()
{
    std::thread one(up);
    down();
    one.join();
}
