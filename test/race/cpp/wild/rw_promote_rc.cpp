// a cache that writes its statistics and a missing entry under a shared lock
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

class Table {
    std::shared_mutex m_;
    std::unordered_map<int, std::string> rows_;
    unsigned long hits_ = 0;
    unsigned long misses_ = 0;

public:
    std::string find(int key)
    {
        {
            std::shared_lock lk(m_);
            auto it = rows_.find(key);
            if (it != rows_.end()) {
                ++hits_; // RACE!
                return it->second;
            }
        }
        std::unique_lock lk(m_);
        ++misses_;
        return rows_[key] = std::to_string(key);
    }
    unsigned long hits() const { return hits_; }
    unsigned long misses() const { return misses_; }
};

int main()
{
    Table table;
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&table] {
            for (int i = 0; i < 1000; ++i)
                table.find(i % 10);
        });
    for (auto &t : threads)
        t.join();
    std::cout << table.hits() << ' ' << table.misses() << '\n';
}
