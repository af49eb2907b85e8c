// Configuration behind a plain shared_ptr that one thread replaces while another copies it.
#include <iostream>
#include <memory>
#include <string>
#include <thread>

struct Config {
    int level;
    std::string name;
};

class Service {
public:
    Service() : config_(std::make_shared<Config>(Config{0, "default"})) {}
    void reload(int level)
    {
        auto c = std::make_shared<Config>();
        c->level = level;
        c->name = "reloaded";
        config_ = c; // RACE!
    }
    int level() const
    {
        std::shared_ptr<Config> c = config_; // RACE!
        return c->level;
    }

private:
    std::shared_ptr<Config> config_;
};

int main()
{
    Service s;
    std::thread reloader([&s] {
        for (int i = 0; i < 100; ++i)
            s.reload(i);
    });
    int sum = 0;
    for (int i = 0; i < 100; ++i)
        sum += s.level();
    reloader.join();
    std::cout << sum << std::endl;
}
