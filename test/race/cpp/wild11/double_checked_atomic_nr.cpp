// Double-checked locking over an atomic pointer.
#include <atomic>
#include <iostream>
#include <map>
#include <mutex>
#include <string>
#include <thread>

class Settings {
public:
    static Settings *get()
    {
        Settings *p = instance.load(std::memory_order_acquire);
        if (p == nullptr) {
            std::lock_guard<std::mutex> lock(mutex);
            p = instance.load(std::memory_order_relaxed);
            if (p == nullptr) {
                p = new Settings();
                instance.store(p, std::memory_order_release);
            }
        }
        return p;
    }
    std::string value(const std::string &key) const
    {
        auto it = values.find(key);
        return it == values.end() ? std::string() : it->second;
    }

private:
    Settings()
    {
        values["host"] = "localhost";
        values["port"] = "80";
    }
    std::map<std::string, std::string> values;
    static std::atomic<Settings *> instance;
    static std::mutex mutex;
};

std::atomic<Settings *> Settings::instance{nullptr};
std::mutex Settings::mutex;

int main()
{
    auto work = [] { std::cout << Settings::get()->value("host") + "\n"; };
    std::thread a(work), b(work), c(work);
    a.join();
    b.join();
    c.join();
}
