// two orders by main alone
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
    up();
    down();
}
