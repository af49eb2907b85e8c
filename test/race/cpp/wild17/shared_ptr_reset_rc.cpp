// two threads use the same shared_ptr object, one of them replaces it
#include <cstdio>
#include <memory>
#include <thread>

struct Config { int verbosity = 1; };

std::shared_ptr<Config> current = std::make_shared<Config>();

void reader()
{
    for (int i = 0; i < 100; ++i) {
        std::shared_ptr<Config> c = current; // RACE!
        if (c->verbosity > 3)
            std::puts("verbose");
    }
}

int main()
{
    std::thread t(reader);
    auto next = std::make_shared<Config>();
    next->verbosity = 5;
    current = next; // RACE!
    t.join();
}
