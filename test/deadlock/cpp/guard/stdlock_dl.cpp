// std::lock for one pair, a third lock in both orders
#include <mutex>
#include <thread>

static std::mutex a, b, c;
static int shared;

static void first()
{
    std::lock(a, b);
    std::lock_guard<std::mutex> x(a, std::adopt_lock), y(b, std::adopt_lock);
    std::lock_guard<std::mutex> z(c); // DEADLOCK!
    shared++;
}

static void second()
{
    std::lock_guard<std::mutex> z(c);
    std::lock(b, a); // DEADLOCK!
    std::lock_guard<std::mutex> x(a, std::adopt_lock), y(b, std::adopt_lock);
    shared++;
}


int main()
{
    std::thread one(first), two(second);

    one.join();
    two.join();
}
