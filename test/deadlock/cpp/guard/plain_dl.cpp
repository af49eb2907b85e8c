// lock and unlock by hand in opposite orders
#include <mutex>
#include <thread>

static std::mutex a, b;
static int shared;

static void first()
{
    a.lock();
    b.lock(); // DEADLOCK!
    shared++;
    b.unlock();
    a.unlock();
}

static void second()
{
    b.lock();
    a.lock(); // DEADLOCK!
    shared++;
    a.unlock();
    b.unlock();
}


int main()
{
    std::thread one(first), two(second);

    one.join();
    two.join();
}
