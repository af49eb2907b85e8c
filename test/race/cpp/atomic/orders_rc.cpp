// the flag is stored and loaded with relaxed order
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <string>
#include <thread>

static constexpr auto store_order = std::memory_order_relaxed;
static constexpr auto load_order = std::memory_order_relaxed;

struct Message {
    int kind = 0;
    double value = 0;
};

static Message message;
static std::atomic<bool> ready{false};

int main()
{
    std::thread sender([] {
        message.kind = 7; // RACE! k
        message.value = 1.5; // RACE! v
        ready.store(true, store_order);
    });
    std::thread receiver([] {
        while (!ready.load(load_order))
            ;
        std::printf("%d\n", message.kind); // RACE! k
        std::printf("%g\n", message.value); // RACE! v
    });

    sender.join();
    receiver.join();
    return 0;
}
