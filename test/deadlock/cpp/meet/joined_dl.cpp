// two orders by threads that run together
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
    std::thread one(up), two(down);
    one.join();
    two.join();
}
