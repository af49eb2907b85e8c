// a producer sends shared_ptr of a buffer and goes on changing it
// flags: -std=c++17
// tsan: no: the consumer seldom runs while the producer goes on
#include <condition_variable>
#include <deque>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>

struct Frame {
    int id = 0;
    long sum = 0;
};

class Channel {
    std::mutex m_;
    std::condition_variable cv_;
    std::deque<std::shared_ptr<Frame>> items_;

public:
    void send(std::shared_ptr<Frame> item)
    {
        std::lock_guard<std::mutex> lk(m_);
        items_.push_back(std::move(item));
        cv_.notify_one();
    }
    std::shared_ptr<Frame> receive()
    {
        std::unique_lock<std::mutex> lk(m_);
        cv_.wait(lk, [this] { return !items_.empty(); });
        auto item = items_.front();
        items_.pop_front();
        return item;
    }
};

int main()
{
    Channel channel;
    std::thread consumer([&] {
        while (auto f = channel.receive()) {
            int id = f->id;
            std::cout << id << ' ' << f->sum << '\n'; // RACE!
        }
    });
    for (int i = 0; i < 20; ++i) {
        auto f = std::make_shared<Frame>();
        f->id = i;
        channel.send(f);
        for (int k = 0; k < 100; ++k)
            f->sum += k; // RACE!
    }
    channel.send(nullptr);
    consumer.join();
}
