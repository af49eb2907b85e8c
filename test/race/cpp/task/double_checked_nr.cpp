// double-checked singleton over std::atomic
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <mutex>
#include <thread>

class Logger
{
public:
    static Logger *get()
    {
        Logger *seen = instance_.load(std::memory_order_acquire); // NORACE

        if (!seen) {
            std::lock_guard<std::mutex> guard(mutex_);

            if (!instance_) // NORACE
                instance_ = new Logger; // NORACE
            seen = instance_; // NORACE
        }
        return seen;
    }
    int level() const
    {
        return level_; // NORACE
    }

private:
    Logger()
    {
        level_ = 2; // NORACE
    }
    int level_;
    static std::atomic<Logger *> instance_;
    static std::mutex mutex_;
};

std::atomic<Logger *> Logger::instance_;
std::mutex Logger::mutex_;

int main()
{
    auto body = [] { std::printf("%d\n", Logger::get()->level()); };
    std::thread a(body), b(body);

    a.join();
    b.join();
    return 0;
}
