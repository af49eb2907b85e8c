// a guard gives the lock back when an exception is thrown
#include <mutex>
#include <stdexcept>
#include <thread>

static std::mutex a, b;
static int shared;

static void step(int n)
{
    std::lock_guard<std::mutex> guard(a);
    if (n > 3)
        throw std::runtime_error("too large");
    shared += n;
}

static void worker()
{
    for (int i = 0; i < 5; i++) {
        try {
            step(i);
        } catch (const std::exception &) {
            shared = 0;
        }
    }
}

int main()
{
    std::thread one(worker), two(worker);

    one.join();
    two.join();
}
