// Sessions in a registry of weak pointers; the byte counters of a session are changed by two threads.
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

class Session : public std::enable_shared_from_this<Session> {
public:
    explicit Session(int id) : id_(id) {}
    void on_data(std::size_t n)
    {
        bytes_ += n; // RACE!
        ++packets_; // RACE! p
    }
    std::size_t bytes()
    {
        return bytes_;
    }
    int id() const { return id_; }

private:
    const int id_;
    std::mutex m_;
    std::size_t bytes_ = 0;
    int packets_ = 0;
};

class Registry {
public:
    std::shared_ptr<Session> open(int id)
    {
        auto s = std::make_shared<Session>(id);
        std::lock_guard<std::mutex> lk(m_);
        sessions_[id] = s;
        return s;
    }
    std::shared_ptr<Session> find(int id)
    {
        std::lock_guard<std::mutex> lk(m_);
        auto it = sessions_.find(id);
        return it == sessions_.end() ? nullptr : it->second.lock();
    }

private:
    std::mutex m_;
    std::unordered_map<int, std::weak_ptr<Session>> sessions_;
};

int main()
{
    Registry reg;
    std::vector<std::shared_ptr<Session>> keep;
    for (int i = 0; i < 4; ++i)
        keep.push_back(reg.open(i));
    auto pump = [&reg] {
        for (int i = 0; i < 400; ++i)
            if (auto s = reg.find(i % 5))
                s->on_data(i);
    };
    std::thread a(pump), b(pump);
    a.join();
    b.join();
    std::size_t all = 0;
    for (auto &s : keep)
        all += s->bytes();
    std::cout << all << '\n';
}
