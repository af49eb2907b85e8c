// one thread iterates over the list while the other inserts
// flags: -std=c++17
// tsan: some: the links are set inside libstdc++, which is not instrumented
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
        clients.push_back(i); // RACE!
    }
}

static long broadcast()
{
    long sum = 0;
    for (int client : clients) // RACE!
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
