// a configuration behind a shared_mutex; readers copy, one writer replaces
// flags: -std=c++17
#include <iostream>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
#include <vector>

class Config {
public:
    std::string get(const std::string &key) const
    {
        std::shared_lock<std::shared_mutex> lock(mutex_);
        auto it = values_.find(key);
        return it == values_.end() ? "" : it->second;
    }
    void set(const std::string &key, std::string value)
    {
        std::unique_lock<std::shared_mutex> lock(mutex_);
        values_[key] = std::move(value);
        ++version_;
    }
    int version() const
    {
        std::shared_lock lock(mutex_);
        return version_;
    }
    template <typename F>
    void update(F &&f)
    {
        std::unique_lock lock(mutex_);
        f(values_);
        ++version_;
    }

private:
    mutable std::shared_mutex mutex_;
    std::map<std::string, std::string> values_;
    int version_ = 0;
};

int main()
{
    Config config;
    config.set("mode", "fast");
    std::vector<std::thread> readers;
    for (int i = 0; i < 3; ++i)
        readers.emplace_back([&config] {
            size_t n = 0;
            for (int k = 0; k < 100; ++k)
                n += config.get("mode").size();
            std::cout << n + config.version() << '\n';
        });
    std::thread writer([&config] {
        for (int k = 0; k < 100; ++k)
            config.set("mode", "slow" + std::to_string(k));
        config.update([](auto &m) { m.erase("mode"); });
    });
    for (auto &r : readers)
        r.join();
    writer.join();
}
