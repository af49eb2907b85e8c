// unique_lock gives the first lock back early
#include <mutex>
#include <thread>

static std::mutex a, b;
static int shared;

static void first()
{
    std::unique_lock<std::mutex> x(a);
    shared++;
    x.unlock();
    std::unique_lock<std::mutex> y(b);
    shared++;
}

static void second()
{
    std::unique_lock<std::mutex> x(b);
    std::unique_lock<std::mutex> y(a);
    shared++;
}


int main()
{
    std::thread one(first), two(second);

    one.join();
    two.join();
}
