// the reader's acquire fence is missing
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <thread>

static int table[4];
static std::atomic<int> filled{0};

int main()
{
    std::thread writer([] {
        for (int i = 0; i < 4; i++)
            table[i] = i * i; // RACE!
        std::atomic_thread_fence(std::memory_order_release);
        filled.store(1, std::memory_order_relaxed);
    });
    std::thread reader([] {
        int sum = 0;

        while (!filled.load(std::memory_order_relaxed))
            ;
        for (int n : table) // RACE!
            sum += n;
        std::printf("%d\n", sum);
    });

    writer.join();
    reader.join();
    return 0;
}
