// lock_guards in one order
#include <mutex>
#include <thread>

static std::mutex a, b;
static int shared;

static void first()
{
    std::lock_guard<std::mutex> x(a);
    std::lock_guard<std::mutex> y(b);
    shared++;
}

static void second()
{
    std::lock_guard<std::mutex> x(a);
    std::lock_guard<std::mutex> y(b);
    shared++;
}


int main()
{
    std::thread one(first), two(second);

    one.join();
    two.join();
}
