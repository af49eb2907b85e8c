// Copy on write: readers load an atomic shared_ptr, the writer stores a changed copy.
// flags: -std=c++20
#include <atomic>
#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <thread>
#include <vector>

using Settings = std::map<std::string, int>;

class ConfigStore {
public:
    ConfigStore() : current_(std::make_shared<const Settings>()) {}
    std::shared_ptr<const Settings> snapshot() const { return current_.load(); }
    void set(const std::string &key, int value)
    {
        auto old = current_.load();
        std::shared_ptr<const Settings> fresh;
        do {
            auto copy = std::make_shared<Settings>(*old);
            (*copy)[key] = value;
            fresh = copy;
        } while (!current_.compare_exchange_weak(old, fresh));
    }

private:
    std::atomic<std::shared_ptr<const Settings>> current_;
};

int main()
{
    ConfigStore store;
    std::vector<std::jthread> threads;
    threads.emplace_back([&store] {
        for (int i = 0; i < 50; ++i)
            store.set("timeout", i);
    });
    threads.emplace_back([&store] { store.set("retries", 3); });
    for (int r = 0; r < 3; ++r)
        threads.emplace_back([&store] {
            int seen = 0;
            for (int i = 0; i < 100; ++i) {
                auto s = store.snapshot();
                auto it = s->find("timeout");
                if (it != s->end())
                    seen = it->second;
            }
            std::cout << seen;
        });
}
