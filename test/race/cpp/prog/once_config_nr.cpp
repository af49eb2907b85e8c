// call_once initialises a configuration that is read only afterwards
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

struct Config {
    std::string host;
    int port;
};

static std::once_flag flag;
static std::unique_ptr<Config> config;

static const Config &get_config()
{
    std::call_once(flag, [] { config.reset(new Config{"localhost", 8080}); });
    return *config;
}

int main()
{
    std::vector<std::thread> ts;
    for (int i = 0; i < 3; i++)
        ts.emplace_back([i] {
            const Config &c = get_config();
            if (c.port + i == 1)
                std::cout << c.host;
        });
    for (auto &t : ts)
        t.join();
    std::cout << get_config().port << "\n";
}
