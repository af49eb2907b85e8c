// a producer makes buffers and hands them over by unique_ptr through a queue
// flags: -std=c++17
#include <condition_variable>
#include <deque>
#include <iostream>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

struct Frame {
    int id;
    std::vector<int> samples;
};

template <typename T> class Channel {
    std::mutex m_;
    std::condition_variable cv_;
    std::deque<T> items_;
    bool closed_ = false;

public:
    void send(T item)
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            items_.push_back(std::move(item));
        }
        cv_.notify_one();
    }
    std::optional<T> receive()
    {
        std::unique_lock<std::mutex> lk(m_);
        cv_.wait(lk, [this] { return closed_ || !items_.empty(); });
        if (items_.empty())
            return std::nullopt;
        T item = std::move(items_.front());
        items_.pop_front();
        return item;
    }
    void close()
    {
        std::lock_guard<std::mutex> lk(m_);
        closed_ = true;
        cv_.notify_all();
    }
};

int main()
{
    Channel<std::unique_ptr<Frame>> raw, done;
    std::thread filter([&] {
        while (auto f = raw.receive()) {
            for (auto &s : (*f)->samples)
                s = s * 2 + (*f)->id;
            done.send(std::move(*f));
        }
        done.close();
    });
    std::thread writer([&] {
        long sum = 0;
        while (auto f = done.receive())
            for (auto s : (*f)->samples)
                sum += s;
        std::cout << sum << '\n';
    });
    for (int i = 0; i < 20; ++i) {
        auto f = std::make_unique<Frame>();
        f->id = i;
        for (int k = 0; k < 8; ++k)
            f->samples.push_back(k);
        raw.send(std::move(f));
    }
    raw.close();
    filter.join();
    writer.join();
}
