// the iterating thread works on a copy made under the lock
// flags: -std=c++17
#include <cstdio>
#include <list>
#include <mutex>
#include <thread>

static std::mutex mutex;
static std::list<int> clients{1, 2, 3};

static void accept_clients()
{
    for (int i = 4; i < 30; i++) {
        std::lock_guard<std::mutex> guard(mutex);
        clients.push_back(i); // NORACE
    }
}

static long broadcast()
{
    long sum = 0;
    std::list<int> copy;

    {
        std::lock_guard<std::mutex> guard(mutex);
        copy = clients; // NORACE
    }
    for (int client : copy) // NORACE
        sum += client;
    return sum;
}

int main()
{
    long sum = 0;
    std::thread a(accept_clients);
    std::thread b([&sum] { sum = broadcast(); });

    a.join();
    b.join();
    std::printf("%d\n", sum > 0);
    return 0;
}
