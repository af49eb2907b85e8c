// statistics are counted under the shared lock
// flags: -std=c++17
#include <cstdio>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <thread>

class Table {
public:
    int lookup(int key)
    {
        std::shared_lock<std::shared_mutex> lock(m_);
        lookups_++; // RACE!
        auto it = data_.find(key);
        return it != data_.end() ? it->second : -1;
    }
    void insert(int key, int value)
    {
        std::unique_lock<std::shared_mutex> lock(m_);
        data_.emplace(key, value);
    }
    long lookups()
    {
        std::shared_lock<std::shared_mutex> lock(m_);
        return lookups_; // RACE!
    }

private:
    std::shared_mutex m_;
    std::map<int, int> data_;
    long lookups_ = 0;
};

int main()
{
    Table table;
    table.insert(1, 10);
    auto reader = [&table] {
        for (int i = 0; i < 10; i++)
            table.lookup(i);
    };
    std::thread r1(reader), r2(reader);
    std::printf("%ld\n", table.lookups());
    r1.join();
    r2.join();
}
