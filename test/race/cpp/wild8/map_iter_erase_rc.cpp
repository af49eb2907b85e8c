// Sessions in a map: the reaper erases under the lock, a lookup keeps an iterator.
// flags: -std=c++17
#include <atomic>
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

struct Session {
    int id;
    std::atomic<int> hits{0};
    explicit Session(int i) : id(i) {}
};

class Sessions {
    std::map<int, std::shared_ptr<Session>> map_;
    std::mutex m_;

public:
    void open(int id)
    {
        std::lock_guard<std::mutex> lk(m_);
        map_.emplace(id, std::make_shared<Session>(id));
    }
    void reap(int below)
    {
        std::lock_guard<std::mutex> lk(m_);
        for (auto it = map_.begin(); it != map_.end();) {
            if (it->first < below)
                it = map_.erase(it); // RACE! m
            else
                ++it;
        }
    }
    std::shared_ptr<Session> find(int id)
    {
        std::unique_lock<std::mutex> lk(m_);
        auto it = map_.find(id);
        if (it == map_.end())
            return nullptr;
        lk.unlock();
        return it->second; // RACE! m
    }
};

int main()
{
    Sessions s;
    for (int i = 0; i < 100; ++i)
        s.open(i);
    std::thread reaper([&s] {
        for (int i = 0; i < 100; i += 10)
            s.reap(i);
    });
    int seen = 0;
    for (int i = 0; i < 100; ++i)
        if (auto p = s.find(i))
            seen += ++p->hits;
    reaper.join();
    std::cout << seen << '\n';
}
