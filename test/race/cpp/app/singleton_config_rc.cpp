// the value is changed without a lock
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <string>
#include <thread>

class Config
{
public:
    static Config &get()
    {
        static Config config;
        return config;
    }
    const std::string &name() const { return name_; }
    void set_level(int level) { level_ = level; } // RACE!
    int level() const { return level_; } // RACE!

private:
    Config() : name_("default") {}
    std::string name_;
    int level_{0};
};

int main()
{
    std::thread a([] { Config::get().set_level(3); });
    std::thread b([] { std::printf("%s %d\n", Config::get().name().c_str(), Config::get().level()); });

    a.join();
    b.join();
    return 0;
}
