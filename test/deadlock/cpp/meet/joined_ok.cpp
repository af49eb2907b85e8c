// two orders by threads that run one after the other
#include <mutex>
#include <thread>

static std::mutex first, second;
static int shared;

static void up()
{
    std::lock_guard<std::mutex> x(first);
    std::lock_guard<std::mutex> y(second);
    shared++;
}

static void down()
{
    std::lock_guard<std::mutex> x(second);
    std::lock_guard<std::mutex> y(first);
    shared--;
}

int main()
{
    std::thread one(up);
    one.join();
    std::thread two(down);
    two.join();
}
