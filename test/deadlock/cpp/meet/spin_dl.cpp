// spin locks of a class in two orders
#include <atomic>
#include <thread>

class SpinLock {
public:
    void lock()
    {
        while (busy.test_and_set(std::memory_order_acquire)) {
        }
    }
    void unlock() { busy.clear(std::memory_order_release); }

private:
    std::atomic_flag busy = ATOMIC_FLAG_INIT;
};

static SpinLock a, b;
static int shared;

static void up()
{
    a.lock();
    b.lock(); // DEADLOCK!
    shared++;
    b.unlock();
    a.unlock();
}

static void down()
{
    b.lock();
    a.lock(); // DEADLOCK!
    shared--;
    a.unlock();
    b.unlock();
}

int main()
{
    std::thread one(up), two(down);
    one.join();
    two.join();
}
