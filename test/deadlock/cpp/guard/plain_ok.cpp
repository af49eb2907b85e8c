// try_lock for the second one
#include <mutex>
#include <thread>

static std::mutex a, b;
static int shared;

static void first()
{
    a.lock();
    if (b.try_lock()) {
        shared++;
        b.unlock();
    }
    a.unlock();
}

static void second()
{
    b.lock();
    a.lock();
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
