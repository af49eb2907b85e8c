// sessions in an unordered_map under a lock, but their fields are changed without one
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <unordered_map>
#include <vector>

struct Session {
    explicit Session(int id) : id(id) {}
    const int id;
    int hits = 0;
};

class Sessions {
public:
    std::shared_ptr<Session> get(int id)
    {
        std::lock_guard<std::mutex> g(lock_);
        auto it = map_.find(id);
        if (it != map_.end())
            return it->second;
        auto s = std::make_shared<Session>(id);
        map_.emplace(id, s);
        return s;
    }

private:
    std::mutex lock_;
    std::unordered_map<int, std::shared_ptr<Session>> map_;
};

int main()
{
    Sessions sessions;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&sessions] {
            for (int k = 0; k < 100; k++) {
                auto s = sessions.get(k % 3);
                s->hits++; // RACE!
            }
        });
    for (auto &t : threads)
        t.join();
    std::cout << sessions.get(0)->hits << "\n"; // NORACE
}
