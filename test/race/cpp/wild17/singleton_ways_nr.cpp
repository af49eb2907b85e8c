// three right ways to a singleton: static variable, call_once, double-checked with an atomic
#include <atomic>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>

struct Logger {
    int lines = 0;
    static Logger &get()
    {
        static Logger one;
        return one;
    }
};

struct Pool {
    int size = 4;
    static Pool &get()
    {
        static std::once_flag once;
        static std::unique_ptr<Pool> p;
        std::call_once(once, [] { p = std::make_unique<Pool>(); }); // NORACE
        return *p; // NORACE
    }
};

struct Settings {
    int level = 1;
    static Settings *get()
    {
        static std::atomic<Settings *> inst{nullptr};
        static std::mutex m;
        Settings *p = inst.load(std::memory_order_acquire);
        if (!p) {
            std::lock_guard<std::mutex> lk(m);
            p = inst.load(std::memory_order_relaxed);
            if (!p) {
                p = new Settings; // NORACE
                inst.store(p, std::memory_order_release);
            }
        }
        return p;
    }
};

int main()
{
    auto use = [] {
        int sum = Logger::get().lines + Pool::get().size + Settings::get()->level; // NORACE
        std::cout << sum << '\n';
    };
    std::thread a(use), b(use);
    a.join();
    b.join();
}
