// A semaphore class of the program's own: a counter, a mutex and a condition
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

class Permits {
public:
    explicit Permits(int first) : left(first) {}
    void take()
    {
        std::unique_lock<std::mutex> lock(mutex);
        changed.wait(lock, [this] { return left > 0; });
        --left;
    }
    void give()
    {
        std::lock_guard<std::mutex> lock(mutex);
        ++left;
        changed.notify_one();
    }

private:
    std::mutex mutex;
    std::condition_variable changed;
    int left;
};

static Permits drawn(0), door(1);
static int sketch;
static long visits;

static void draw()
{
    sketch = 3; // NORACE
    drawn.give();
}

static void visit()
{
    for (int i = 0; i < 50; i++) {
        door.take();
        visits++; // NORACE
        door.give();
    }
}

int main()
{
    std::thread artist(draw), first(visit), second(visit);
    drawn.take();
    std::printf("%d\n", sketch); // NORACE
    artist.join();
    first.join();
    second.join();
    std::printf("%ld\n", visits);
}
