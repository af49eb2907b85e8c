// what a unique_ptr owns is set again in the next round, after its address was published
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
    auto next = std::make_unique<Config>();
    for (int i = 0; i < 10; ++i) {
        next->version = i; // RACE!
        next->limit = 10L * i; // RACE!
        current.store(next.get(), std::memory_order_release);
    }
}

int main()
{
    std::thread writer(reload);
    std::thread reader([] {
        long sum = 0;
        for (int i = 0; i < 100; ++i)
            if (const Config *c = current.load(std::memory_order_acquire))
                sum += c->version + c->limit; // RACE!
        return sum;
    });
    writer.join();
    reader.join();
}
