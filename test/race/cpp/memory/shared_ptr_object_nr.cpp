// the shared_ptr object is exchanged through atomic_load and atomic_store
// flags: -std=c++17
// tsan: no: the locks of atomic_load for shared_ptr are inside libstdc++
#include <cstdio>
#include <memory>
#include <thread>

static std::shared_ptr<const int> current = std::make_shared<const int>(0);

static void publisher(int n)
{
    for (int i = 1; i <= n; i++)
        std::atomic_store(&current, std::make_shared<const int>(i)); // NORACE
}

static void subscriber(int n)
{
    long sum = 0;

    for (int i = 0; i < n; i++) {
        std::shared_ptr<const int> copy = std::atomic_load(&current); // NORACE

        sum += *copy; // NORACE
    }
    std::printf("%d\n", sum >= 0);
}

int main()
{
    std::thread a(publisher, 3), b(subscriber, 3);

    a.join();
    b.join();
    return 0;
}
