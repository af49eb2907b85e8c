// The level of a logger is changed while others log.
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

enum class Level { Debug, Info, Warning, Error };

class Logger {
public:
    void setLevel(Level level) { threshold = level; } // RACE!
    void log(Level level, const std::string &message)
    {
        if (level < threshold) // RACE!
            return;
        std::lock_guard<std::mutex> guard(mutex);
        std::cout << ++number << ": " << message << '\n';
    }

private:
    Level threshold = Level::Info;
    std::mutex mutex;
    int number = 0;
};

Logger g_logger;

int main()
{
    std::thread worker([] {
        for (int i = 0; i < 10; i++)
            g_logger.log(Level::Info, "message " + std::to_string(i));
    });
    std::thread other([] {
        for (int i = 0; i < 10; i++)
            g_logger.log(Level::Debug, "detail " + std::to_string(i));
    });
    g_logger.setLevel(Level::Warning);
    worker.join();
    other.join();
    return 0;
}
