// what a unique_ptr owns is set before its address is published, in every round of a loop
// flags: -std=c++17
#include <atomic>
#include <memory>
#include <thread>

struct Config {
    int version = 0;
    long limit = 0;
};

std::atomic<const Config *> current{nullptr};

static void reload()
{
    for (int i = 0; i < 10; ++i) {
        auto next = std::make_unique<Config>();
        next->version = i; // NORACE
        next->limit = 10L * i; // NORACE
        current.store(next.release(), std::memory_order_release);
    }
}

int main()
{
    std::thread writer(reload);
    std::thread reader([] {
        long sum = 0;
        for (int i = 0; i < 100; ++i)
            if (const Config *c = current.load(std::memory_order_acquire))
                sum += c->version + c->limit; // NORACE
        return sum;
    });
    writer.join();
    reader.join();
}
