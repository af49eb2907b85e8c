// Double-checked locking with a plain pointer.
// flags: -std=c++11
#include <atomic>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

class Logger {
public:
    static Logger *instance()
    {
        if (instance_ == nullptr) { // RACE! p
            std::lock_guard<std::mutex> lock(mutex_);
            if (instance_ == nullptr)
                instance_ = new Logger("app"); // RACE! p
        }
        return instance_; // RACE! p
    }
    size_t prefix() const { return level_ * 10; } // RACE! n

private:
    explicit Logger(const char *n) { level_ = n[0] == 'a'; } // RACE! n
    size_t level_;
    static Logger *instance_;
    static std::mutex mutex_;
};

Logger *Logger::instance_ = nullptr;
std::mutex Logger::mutex_;

int main()
{
    auto work = [] { std::cout << Logger::instance()->prefix() << '\n'; };
    std::thread a(work), b(work);
    a.join();
    b.join();
}
