// both orders only behind a gate
#include <mutex>
#include <thread>

static std::mutex first, second, gate;
static int shared;

static void up()
{
    std::scoped_lock z(gate);
    std::lock_guard<std::mutex> x(first);
    std::lock_guard<std::mutex> y(second);
    shared++;
}

static void down()
{
    std::scoped_lock z(gate);
    std::lock_guard<std::mutex> x(second);
    std::lock_guard<std::mutex> y(first);
    shared--;
}

int main()
{
    std::thread one(up), two(down);
    one.join();
    two.join();
}
