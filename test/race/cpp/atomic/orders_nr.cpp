// the flag is stored with release and loaded with acquire
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <string>
#include <thread>

static constexpr auto store_order = std::memory_order_release;
static constexpr auto load_order = std::memory_order_acquire;

struct Message {
    int kind = 0;
    double value = 0;
};

static Message message;
static std::atomic<bool> ready{false};

int main()
{
    std::thread sender([] {
        message.kind = 7; // NORACE
        message.value = 1.5; // NORACE
        ready.store(true, store_order);
    });
    std::thread receiver([] {
        while (!ready.load(load_order))
            ;
        std::printf("%d\n", message.kind); // NORACE
        std::printf("%g\n", message.value); // NORACE
    });

    sender.join();
    receiver.join();
    return 0;
}
