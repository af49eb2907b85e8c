// a reader of a shared_mutex wants to write
#include <mutex>
#include <shared_mutex>
#include <thread>

static std::shared_mutex lock;
static int shared;

static void first()
{
    std::shared_lock<std::shared_mutex> r(lock);
    if (shared < 5) {
        std::unique_lock<std::shared_mutex> w(lock); // DEADLOCK!
        shared++;
    }
}


int main()
{
    std::thread one(first), two(first);

    one.join();
    two.join();
}
