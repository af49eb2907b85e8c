// the configuration is replaced by the atomic functions for shared_ptr
#include <atomic>
#include <cstdio>
#include <memory>
#include <thread>

struct Config { int verbosity = 1; };

std::shared_ptr<Config> current = std::make_shared<Config>();

void reader()
{
    for (int i = 0; i < 100; ++i) {
        std::shared_ptr<Config> c = std::atomic_load(&current); // NORACE
        if (c->verbosity > 3) // NORACE
            std::puts("verbose");
    }
}

int main()
{
    std::thread t(reader), u(reader);
    auto next = std::make_shared<Config>();
    next->verbosity = 5; // NORACE
    std::atomic_store(&current, next); // NORACE
    t.join();
    u.join();
}
