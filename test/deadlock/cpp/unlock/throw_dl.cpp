// an exception leaves the lock held
#include <mutex>
#include <stdexcept>
#include <thread>

static std::mutex a, b;
static int shared;

static void step(int n)
{
    a.lock(); // DEADLOCK!
    if (n > 3)
        throw std::runtime_error("too large"); // DEADLOCK!
    shared += n;
    a.unlock();
}

static void worker()
{
    for (int i = 0; i < 5; i++) {
        try {
            step(i); // DEADLOCK
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
