// double-checked singleton over a plain pointer
// flags: -std=c++17
// tsan: some: the payload is seen only if the plain pointer was taken without the lock
#include <atomic>
#include <cstdio>
#include <mutex>
#include <thread>

class Logger
{
public:
    static Logger *get()
    {
        if (!instance_) { // RACE! p
            std::lock_guard<std::mutex> guard(mutex_);

            if (!instance_) // NORACE
                instance_ = new Logger; // RACE! p
        }
        return instance_; // RACE! p
    }
    int level() const
    {
        return level_; // RACE! l
    }

private:
    Logger()
    {
        level_ = 2; // RACE! l
    }
    int level_;
    static Logger *instance_;
    static std::mutex mutex_;
};

Logger *Logger::instance_;
std::mutex Logger::mutex_;

int main()
{
    auto body = [] { std::printf("%d\n", Logger::get()->level()); };
    std::thread a(body), b(body);

    a.join();
    b.join();
    return 0;
}
