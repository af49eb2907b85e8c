// sessions that keep themselves alive by shared_from_this while their thread runs
// flags: -std=c++17
#include <atomic>
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Registry;

class Session : public std::enable_shared_from_this<Session> {
public:
    Session(int id, Registry &registry) : id_(id), registry_(registry) {}
    std::thread start();
    int id() const { return id_; }
    void post(const std::string &text)
    {
        std::lock_guard<std::mutex> lk(m_);
        inbox_.push_back(text);
    }

private:
    void run();
    const int id_;
    Registry &registry_;
    std::mutex m_;
    std::vector<std::string> inbox_;
    int handled_ = 0;
};

class Registry {
public:
    void add(std::shared_ptr<Session> s)
    {
        std::lock_guard<std::mutex> lk(m_);
        sessions_[s->id()] = s;
    }
    void remove(int id)
    {
        std::lock_guard<std::mutex> lk(m_);
        sessions_.erase(id);
    }
    void broadcast(const std::string &text)
    {
        std::vector<std::shared_ptr<Session>> copy;
        {
            std::lock_guard<std::mutex> lk(m_);
            for (auto &[id, s] : sessions_)
                copy.push_back(s);
        }
        for (auto &s : copy)
            s->post(text);
    }
    std::size_t size()
    {
        std::lock_guard<std::mutex> lk(m_);
        return sessions_.size();
    }

private:
    std::mutex m_;
    std::map<int, std::shared_ptr<Session>> sessions_;
};

std::thread Session::start()
{
    return std::thread([self = shared_from_this()] { self->run(); });
}

void Session::run()
{
    for (int i = 0; i < 3; ++i) {
        std::vector<std::string> mine;
        {
            std::lock_guard<std::mutex> lk(m_);
            mine.swap(inbox_);
        }
        handled_ += static_cast<int>(mine.size());
    }
    registry_.remove(id_);
}

int main()
{
    Registry registry;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        auto s = std::make_shared<Session>(i, registry);
        registry.add(s);
        threads.push_back(s->start());
    }
    registry.broadcast("hello");
    registry.broadcast("again");
    for (auto &t : threads)
        t.join();
    std::cout << registry.size() << '\n';
}
