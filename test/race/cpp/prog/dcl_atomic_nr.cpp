// double-checked locking with an atomic pointer, release and acquire
// flags: -std=c++17
#include <atomic>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

class Registry {
public:
    static Registry &instance()
    {
        Registry *p = instance_.load(std::memory_order_acquire);
        if (!p) {
            std::lock_guard<std::mutex> lock(mutex_);
            p = instance_.load(std::memory_order_relaxed);
            if (!p) {
                p = new Registry();
                instance_.store(p, std::memory_order_release);
            }
        }
        return *p;
    }
    int limit() const { return limit_; } // NORACE
    const std::string &name() const { return name_; }

private:
    Registry() : limit_(10), name_("registry") {}
    int limit_;
    std::string name_;
    static std::atomic<Registry *> instance_;
    static std::mutex mutex_;
};
std::atomic<Registry *> Registry::instance_{nullptr};
std::mutex Registry::mutex_;

int main()
{
    int a = 0, b = 0;
    std::thread t1([&a] { a = Registry::instance().limit(); });
    std::thread t2([&b] { b = Registry::instance().limit(); });
    t1.join();
    t2.join();
    std::cout << a + b << Registry::instance().name() << '\n'; // NORACE
    return 0;
}
