// a small server: connections are handed to workers, statistics are kept under a lock or atomic
#include <array>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <iostream>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

struct Connection {
    int fd;
    std::string buffer;
};

struct Stats {
    std::atomic<long> accepted{0};
    std::mutex m;
    std::array<long, 3> by_kind{};
    void count(int kind)
    {
        std::lock_guard<std::mutex> lk(m);
        by_kind[kind]++; // NORACE
    }
};

class Server {
    std::mutex m_;
    std::condition_variable cv_;
    std::deque<Connection> pending_;
    bool closing_ = false;
    Stats stats_;
    std::vector<std::thread> workers_;

    std::optional<Connection> next()
    {
        std::unique_lock<std::mutex> lk(m_);
        cv_.wait(lk, [&] { return closing_ || !pending_.empty(); });
        if (pending_.empty())
            return std::nullopt;
        Connection c = std::move(pending_.front()); // NORACE
        pending_.pop_front();
        return c;
    }
    void work()
    {
        while (auto c = next()) {
            c->buffer += "\r\n"; // NORACE
            stats_.count(c->fd % 3);
        }
    }

public:
    void start(int n)
    {
        for (int i = 0; i < n; ++i)
            workers_.emplace_back([this] { work(); });
    }
    void accept(int fd)
    {
        stats_.accepted++;
        std::lock_guard<std::mutex> lk(m_);
        pending_.push_back(Connection{fd, "GET"}); // NORACE
        cv_.notify_one();
    }
    void stop()
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            closing_ = true; // NORACE
        }
        cv_.notify_all();
        for (auto &w : workers_)
            w.join();
        std::cout << stats_.accepted << ' ' << stats_.by_kind[0] << '\n'; // NORACE
    }
};

int main()
{
    Server s;
    s.start(3);
    for (int fd = 0; fd < 30; ++fd)
        s.accept(fd);
    s.stop();
}
