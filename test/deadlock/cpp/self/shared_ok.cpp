// a reader of a shared_mutex gives back before it writes
#include <mutex>
#include <shared_mutex>
#include <thread>

static std::shared_mutex lock;
static int shared;

static void first()
{
    bool grow;
    {
        std::shared_lock<std::shared_mutex> r(lock);
        grow = shared < 5;
    }
    if (grow) {
        std::unique_lock<std::shared_mutex> w(lock);
        shared++;
    }
}


int main()
{
    std::thread one(first), two(first);

    one.join();
    two.join();
}
