// sessions in a map under a lock; each session has a lock of its own
// flags: -std=c++17
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

struct Session {
    mutable std::mutex lock;
    int hits = 0;
    std::string last;
    void touch(const std::string &what)
    {
        std::lock_guard<std::mutex> g(lock);
        ++hits; // NORACE
        last = what; // NORACE
    }
    int count() const
    {
        std::lock_guard<std::mutex> g(lock);
        return hits;
    }
};

class Sessions {
public:
    std::shared_ptr<Session> get(int id)
    {
        std::lock_guard<std::mutex> g(lock_);
        auto &slot = map_[id];
        if (!slot)
            slot = std::make_shared<Session>();
        return slot;
    }
    void drop(int id)
    {
        std::lock_guard<std::mutex> g(lock_);
        map_.erase(id);
    }
    size_t size() const
    {
        std::lock_guard<std::mutex> g(lock_);
        return map_.size();
    }

private:
    mutable std::mutex lock_;
    std::map<int, std::shared_ptr<Session>> map_;
};

static void client(Sessions &sessions, int n)
{
    for (int i = 0; i < 20; i++) {
        auto s = sessions.get(i % 5);
        s->touch("client " + std::to_string(n));
        if (s->count() > 50)
            sessions.drop(i % 5);
    }
}

int main()
{
    Sessions sessions;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back(client, std::ref(sessions), i);
    for (auto &t : threads)
        t.join();
    std::cout << sessions.size() << "\n";
}
