// Three stages over a closable channel template; strings are moved from stage to stage.
// flags: -std=c++17
#include <condition_variable>
#include <deque>
#include <iostream>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

template <typename T> class Channel {
    std::deque<T> q_;
    std::mutex m_;
    std::condition_variable cv_;
    bool closed_ = false;

public:
    void send(T v)
    {
        std::lock_guard<std::mutex> l(m_);
        q_.push_back(std::move(v));
        cv_.notify_one();
    }
    void close()
    {
        std::lock_guard<std::mutex> l(m_);
        closed_ = true;
        cv_.notify_all();
    }
    std::optional<T> recv()
    {
        std::unique_lock<std::mutex> l(m_);
        cv_.wait(l, [&] { return closed_ || !q_.empty(); });
        if (q_.empty())
            return std::nullopt;
        T v = std::move(q_.front());
        q_.pop_front();
        return v;
    }
};

int main()
{
    Channel<std::string> lines;
    Channel<std::size_t> lengths;
    std::thread source([&] {
        for (int i = 0; i < 50; ++i)
            lines.send(std::string(i, 'x'));
        lines.close();
    });
    std::thread counter([&] {
        while (auto s = lines.recv()) {
            s->append("!");
            lengths.send(s->size());
        }
        lengths.close();
    });
    std::size_t total = 0;
    std::thread sink([&] {
        while (auto n = lengths.recv())
            total += *n;
    });
    source.join();
    counter.join();
    sink.join();
    std::cout << total << '\n';
}
