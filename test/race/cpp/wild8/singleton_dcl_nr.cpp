// Double-checked locking with an atomic pointer.
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
        Logger *p = instance_.load(std::memory_order_acquire);
        if (p == nullptr) {
            std::lock_guard<std::mutex> lock(mutex_);
            p = instance_.load(std::memory_order_relaxed);
            if (p == nullptr) {
                p = new Logger("app");
                instance_.store(p, std::memory_order_release);
            }
        }
        return p;
    }
    size_t prefix() const { return level_ * 10; }

private:
    explicit Logger(const char *n) { level_ = n[0] == 'a'; }
    size_t level_;
    static std::atomic<Logger *> instance_;
    static std::mutex mutex_;
};

std::atomic<Logger *> Logger::instance_{nullptr};
std::mutex Logger::mutex_;

int main()
{
    auto work = [] { std::cout << Logger::instance()->prefix() << '\n'; };
    std::thread a(work), b(work);
    a.join();
    b.join();
}
