// join after the block of the lock
#include <mutex>
#include <thread>

static std::mutex a, b;
static int shared;


int main()
{
    std::thread one([] {
        std::lock_guard<std::mutex> guard(a);
        shared++;
    });
    {
        std::lock_guard<std::mutex> guard(a);

        shared--;
    }
    one.join();
}
