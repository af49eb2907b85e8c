// Copy-on-write: readers take a shared_ptr to a const snapshot under a lock, writers copy and swap.
// flags: -std=c++17
#include <cstdio>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

using Table = std::map<std::string, int>;

class Config {
    mutable std::mutex m_;
    std::shared_ptr<const Table> table_ = std::make_shared<Table>();

public:
    std::shared_ptr<const Table> snapshot() const
    {
        std::lock_guard<std::mutex> lk(m_);
        return table_;
    }
    void set(const std::string &key, int value)
    {
        std::lock_guard<std::mutex> lk(m_);
        auto next = std::make_shared<Table>(*table_);
        (*next)[key] = value;
        table_ = std::move(next);
    }
};

int main()
{
    Config config;
    std::thread writer([&] {
        for (int i = 0; i < 100; ++i)
            config.set("key" + std::to_string(i % 10), i);
    });
    std::vector<std::thread> readers;
    for (int r = 0; r < 3; ++r)
        readers.emplace_back([&config] {
            long sum = 0;
            for (int i = 0; i < 100; ++i) {
                auto t = config.snapshot();
                for (const auto &kv : *t)
                    sum += kv.second;
            }
            std::printf("%ld\n", sum);
        });
    writer.join();
    for (auto &r : readers)
        r.join();
}
