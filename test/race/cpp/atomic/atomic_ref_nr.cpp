// all concurrent accesses go through atomic_ref
// flags: -std=c++20
#include <atomic>
#include <cstdio>
#include <thread>

static int hits[4];

static void count(int n)
{
    for (int i = 0; i < n; i++) {
        std::atomic_ref<int> cell(hits[i & 3]);

        cell.fetch_add(1); // NORACE
    }
}

static void count_plain(int n)
{
    for (int i = 0; i < n; i++)
        std::atomic_ref<int>(hits[i & 3])++; // NORACE
}

int main()
{
    std::thread a(count, 100), b(count_plain, 100);

    a.join();
    b.join();
    std::printf("%d\n", hits[0]); // NORACE
    return 0;
}
