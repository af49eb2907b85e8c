// The configuration is loaded by the first who needs it, without any lock
#include <map>
#include <string>
#include <thread>

class Config {
    static Config *instance_;
    int port_ = 8080;

public:
    static Config *get()
    {
        if (instance_ == nullptr)       // RACE!
            instance_ = new Config;     // RACE!
        return instance_;               // RACE!
    }
    int port() const { return port_; }  // RACE
};

Config *Config::instance_ = nullptr;

static int serve()
{
    return Config::get()->port();
}

int main()
{
    std::thread a(serve), b(serve);
    a.join();
    b.join();
    return Config::get()->port() == 0;
}
