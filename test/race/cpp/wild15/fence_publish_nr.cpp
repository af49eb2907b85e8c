// a record is published by a release fence and a relaxed flag
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <string>
#include <thread>

struct Snapshot {
    std::string name;
    int values[4] = {};
};

static Snapshot snapshot;
static std::atomic<bool> ready{false};

int main()
{
    std::thread producer([] {
        snapshot.name = "first"; // NORACE
        for (int i = 0; i < 4; ++i)
            snapshot.values[i] = i * i; // NORACE
        std::atomic_thread_fence(std::memory_order_release);
        ready.store(true, std::memory_order_relaxed);
    });
    std::thread consumer([] {
        while (!ready.load(std::memory_order_relaxed))
            std::this_thread::yield();
        std::atomic_thread_fence(std::memory_order_acquire);
        std::printf("%s %d\n", snapshot.name.c_str(), snapshot.values[3]); // NORACE
    });
    producer.join();
    consumer.join();
}
