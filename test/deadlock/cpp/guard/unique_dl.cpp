// unique_locks in opposite orders
#include <mutex>
#include <thread>

static std::mutex a, b;
static int shared;

static void first()
{
    std::unique_lock<std::mutex> x(a);
    std::unique_lock<std::mutex> y(b); // DEADLOCK!
    shared++;
}

static void second()
{
    std::unique_lock<std::mutex> x(b);
    std::unique_lock<std::mutex> y(a); // DEADLOCK!
    shared++;
}


int main()
{
    std::thread one(first), two(second);

    one.join();
    two.join();
}
