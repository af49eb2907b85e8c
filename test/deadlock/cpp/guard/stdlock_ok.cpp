// std::lock in both orders
#include <mutex>
#include <thread>

static std::mutex a, b;
static int shared;

static void first()
{
    std::unique_lock<std::mutex> x(a, std::defer_lock), y(b, std::defer_lock);
    std::lock(x, y);
    shared++;
}

static void second()
{
    std::unique_lock<std::mutex> x(a, std::defer_lock), y(b, std::defer_lock);
    std::lock(y, x);
    shared++;
}


int main()
{
    std::thread one(first), two(second);

    one.join();
    two.join();
}
