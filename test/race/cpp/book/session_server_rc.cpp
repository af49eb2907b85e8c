// a server: sessions in a registry, requests in a queue, workers; the time of last use is set without the session's lock
// flags: -std=c++17
// tsan: no: seldom at the same time on a machine with two cores
#include <condition_variable>
#include <deque>
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

struct Session {
    explicit Session(int i) : id(i) {}
    const int id;
    std::mutex mutex;
    std::string buffer;
    int requests = 0;
    long lastUsed = 0;
};

struct Request {
    std::shared_ptr<Session> session;
    std::string line;
    long time;
};

class Registry {
    std::map<int, std::shared_ptr<Session>> sessions_;
    std::mutex mutex_;

public:
    std::shared_ptr<Session> find(int id)
    {
        std::lock_guard<std::mutex> g(mutex_);
        auto &slot = sessions_[id];
        if (!slot)
            slot = std::make_shared<Session>(id);
        return slot;
    }
    std::size_t expire(long before)
    {
        std::lock_guard<std::mutex> g(mutex_);
        std::size_t n = 0;
        for (auto it = sessions_.begin(); it != sessions_.end();) {
            std::unique_lock<std::mutex> s(it->second->mutex);
            bool old = it->second->lastUsed < before; // RACE!
            s.unlock();
            if (old) {
                it = sessions_.erase(it);
                ++n;
            } else {
                ++it;
            }
        }
        return n;
    }
};

class Server {
    Registry registry_;
    std::deque<Request> queue_;
    std::mutex mutex_;
    std::condition_variable cv_;
    bool stop_ = false;
    std::vector<std::thread> workers_;

    void handle(const Request &r)
    {
        r.session->lastUsed = r.time; // RACE!
        std::lock_guard<std::mutex> g(r.session->mutex);
        r.session->buffer += r.line;
        r.session->requests++;
    }
    void work()
    {
        for (;;) {
            Request r;
            {
                std::unique_lock<std::mutex> lk(mutex_);
                cv_.wait(lk, [this] { return stop_ || !queue_.empty(); });
                if (queue_.empty())
                    return;
                r = std::move(queue_.front());
                queue_.pop_front();
            }
            handle(r);
        }
    }

public:
    explicit Server(int n)
    {
        for (int i = 0; i < n; ++i)
            workers_.emplace_back([this] { work(); });
    }
    ~Server()
    {
        {
            std::lock_guard<std::mutex> lk(mutex_);
            stop_ = true;
        }
        cv_.notify_all();
        for (auto &w : workers_)
            w.join();
    }
    void receive(int id, std::string line, long time)
    {
        Request r{registry_.find(id), std::move(line), time};
        {
            std::lock_guard<std::mutex> lk(mutex_);
            queue_.push_back(std::move(r));
        }
        cv_.notify_one();
    }
    std::size_t expire(long before) { return registry_.expire(before); }
};

int main()
{
    Server server(3);
    for (int i = 0; i < 60; ++i) {
        server.receive(i % 7, "line\n", i);
        if (i % 20 == 19)
            std::cout << server.expire(i - 15) << '\n';
    }
    return 0;
}
