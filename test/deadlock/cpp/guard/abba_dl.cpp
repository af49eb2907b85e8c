// lock_guards in opposite orders
#include <mutex>
#include <thread>

static std::mutex a, b;
static int shared;

static void first()
{
    std::lock_guard<std::mutex> x(a);
    std::lock_guard<std::mutex> y(b); // DEADLOCK!
    shared++;
}

static void second()
{
    std::lock_guard<std::mutex> x(b);
    std::lock_guard<std::mutex> y(a); // DEADLOCK!
    shared++;
}


int main()
{
    std::thread one(first), two(second);

    one.join();
    two.join();
}
