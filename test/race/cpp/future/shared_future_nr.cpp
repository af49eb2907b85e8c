// the workers wait on a shared_future and only read what it publishes
// flags: -std=c++17
#include <cstdio>
#include <future>
#include <memory>
#include <thread>

struct Config {
    int threads;
    int uses;
};

static int run(std::shared_future<Config *> start)
{
    Config *config = start.get();

    return config->threads; // NORACE
}

int main()
{
    std::promise<Config *> go;
    std::shared_future<Config *> start(go.get_future());
    auto a = std::async(std::launch::async, run, start);
    auto b = std::async(std::launch::async, run, start);
    auto config = std::make_unique<Config>();

    config->threads = 4; // NORACE
    config->uses = 0; // NORACE
    go.set_value(config.get());
    std::printf("%d\n", a.get() + b.get());
    return config->uses > 2; // NORACE
}
