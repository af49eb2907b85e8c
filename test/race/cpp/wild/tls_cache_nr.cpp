// a thread_local cache in front of a table with a shared_mutex
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

class Table {
    mutable std::shared_mutex m_;
    std::unordered_map<int, std::string> rows_;

public:
    std::string find(int key) const
    {
        std::shared_lock lk(m_);
        auto it = rows_.find(key);
        return it == rows_.end() ? std::string() : it->second;
    }
    void put(int key, std::string value)
    {
        std::unique_lock lk(m_);
        rows_[key] = std::move(value);
    }
};

static Table table;
static thread_local std::unordered_map<int, std::string> cache;
static thread_local unsigned hits;

static const std::string &lookup(int key)
{
    auto it = cache.find(key);
    if (it != cache.end()) {
        ++hits;
        return it->second;
    }
    return cache.emplace(key, table.find(key)).first->second;
}

int main()
{
    std::vector<std::thread> threads;
    for (int i = 0; i < 10; ++i)
        table.put(i, "row" + std::to_string(i));
    std::mutex out;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&out, t] {
            std::size_t length = 0;
            for (int i = 0; i < 100; ++i) {
                length += lookup(i % 12).size();
                if (i == 50)
                    table.put(t, "changed");
            }
            std::lock_guard lk(out);
            std::cout << length << ' ' << hits << '\n';
        });
    for (auto &t : threads)
        t.join();
}
