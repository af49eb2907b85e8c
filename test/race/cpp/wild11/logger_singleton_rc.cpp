// A logger singleton by a function's static; writing is locked, changing the level is not.
#include <fstream>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

enum class Level { Debug, Info, Error };

class Logger {
public:
    static Logger &instance()
    {
        static Logger logger;
        return logger;
    }
    void setLevel(Level l) { level_ = l; } // RACE!
    void log(Level l, const std::string &msg)
    {
        if (l < level_) // RACE!
            return;
        std::lock_guard<std::mutex> g(m_);
        lines_.push_back(msg); // NORACE
    }
    std::size_t count()
    {
        std::lock_guard<std::mutex> g(m_);
        return lines_.size();
    }

private:
    Logger() = default;
    Level level_ = Level::Info;
    std::mutex m_;
    std::vector<std::string> lines_;
};

int main()
{
    std::thread a([] {
        for (int i = 0; i < 100; ++i)
            Logger::instance().log(Level::Info, "a " + std::to_string(i));
    });
    std::thread b([] {
        Logger::instance().setLevel(Level::Error);
        Logger::instance().log(Level::Error, "quiet now");
    });
    a.join();
    b.join();
    std::cout << Logger::instance().count() << '\n';
}
