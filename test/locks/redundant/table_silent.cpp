// A table that threads look up under a lock, and main changes.
#include <mutex>
#include <thread>
static std::mutex m;
static int table[4] = {1, 2, 3, 4};

static int look(int i)
{
    std::lock_guard<std::mutex> g(m);
    return table[i];
}

static void work(int i)
{
    look(i);
}

int main()
{
    std::thread a(work, 1), b(work, 2);
    {
        std::lock_guard<std::mutex> g(m);
        table[1] = 7;
    }
    a.join();
    b.join();
}
