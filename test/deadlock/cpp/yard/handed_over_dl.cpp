// The manager drops the session under its lock; its end waits for the thread that needs the lock.
#include <atomic>
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

class Manager;

class Session {
public:
    Session(Manager &m, int id);
    ~Session()
    {
        stop_ = true;
        pump_.join(); // DEADLOCK!
    }

private:
    void run(Manager &m);
    int id_;
    std::atomic<bool> stop_{false};
    std::thread pump_;
};

class Manager {
public:
    void open(int id)
    {
        auto s = std::make_shared<Session>(*this, id);
        std::lock_guard<std::mutex> lock(mutex_);
        sessions_.emplace(id, std::move(s));
    }

    void close(int id)
    {
        std::lock_guard<std::mutex> lock(mutex_); // DEADLOCK
        auto at = sessions_.find(id);
        if (at == sessions_.end())
            return;
        sessions_.erase(at); // DEADLOCK
    }

    void count(int id)
    {
        std::lock_guard<std::mutex> lock(mutex_); // DEADLOCK!
        seen_[id]++;
    }

private:
    std::mutex mutex_;
    std::map<int, std::shared_ptr<Session>> sessions_;
    std::map<int, long> seen_;
};

Session::Session(Manager &m, int id) : id_(id), pump_([this, &m] { run(m); }) {}

void Session::run(Manager &m)
{
    while (!stop_)
        m.count(id_);
}

int main()
{
    Manager m;
    for (int i = 0; i < 4; i++)
        m.open(i);
    for (int i = 0; i < 4; i++)
        m.close(i);
    std::cout << "closed\n";
}
