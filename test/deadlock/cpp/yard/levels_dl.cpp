// The cache calls the store, the store the log, and the log, when it is full, the cache.
#include <functional>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

class Log {
public:
    void write(const std::string &line)
    {
        std::lock_guard<std::mutex> lock(m_); // DEADLOCK
        lines_.push_back(line);
        if (lines_.size() > 100) {
            lines_.clear();
            if (on_full_)
                on_full_(); // DEADLOCK
        }
    }
    void on_full(std::function<void()> f) { on_full_ = std::move(f); }

private:
    std::mutex m_;
    std::vector<std::string> lines_;
    std::function<void()> on_full_;
};

class Store {
public:
    explicit Store(Log &log) : log_(log) {}
    int load(int key)
    {
        std::lock_guard<std::mutex> lock(m_); // DEADLOCK
        log_.write("load " + std::to_string(key)); // DEADLOCK
        return rows_[key];
    }

private:
    std::mutex m_;
    std::unordered_map<int, int> rows_;
    Log &log_;
};

class Cache {
public:
    explicit Cache(Store &store) : store_(store) {}
    int get(int key)
    {
        std::lock_guard<std::mutex> lock(m_); // DEADLOCK
        auto at = hot_.find(key);
        if (at == hot_.end())
            at = hot_.emplace(key, store_.load(key)).first; // DEADLOCK
        return at->second;
    }
    void drop()
    {
        std::lock_guard<std::mutex> lock(m_); // DEADLOCK!
        hot_.clear();
    }

private:
    std::mutex m_;
    std::unordered_map<int, int> hot_;
    Store &store_;
};

int main()
{
    Log log;
    Store store(log);
    Cache cache(store);
    log.on_full([&] { cache.drop(); }); // DEADLOCK
    std::thread a([&] {
        for (int i = 0; i < 1000; i++)
            cache.get(i);
    });
    for (int i = 0; i < 1000; i++)
        store.load(i); // DEADLOCK
    cache.drop();
    a.join();
}
