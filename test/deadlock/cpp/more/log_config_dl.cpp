// Two singletons that use each other.
#include <mutex>
#include <string>
#include <thread>

class Config {
public:
    static Config &get()
    {
        static Config c;
        return c;
    }
    int level()
    {
        std::lock_guard<std::mutex> g(lock_); // DEADLOCK!
        return level_;
    }
    void reload();

private:
    std::mutex lock_;
    int level_ = 1;
};

class Log {
public:
    static Log &get()
    {
        static Log l;
        return l;
    }
    void write(const std::string &s)
    {
        std::lock_guard<std::mutex> g(lock_); // DEADLOCK!
        if (Config::get().level() > 0) // DEADLOCK
            text_ += s;
    }

private:
    std::mutex lock_;
    std::string text_;
};

void Config::reload()
{
    std::lock_guard<std::mutex> g(lock_); // DEADLOCK
    level_++;
    Log::get().write("reloaded"); // DEADLOCK
}

int main()
{
    std::thread a([] { Config::get().reload(); });
    std::thread b([] { Log::get().write("hello"); }); // DEADLOCK
    a.join();
    b.join();
}
