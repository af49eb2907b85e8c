// shared pointers that are only moved: from the maker through a channel to one user
// flags: -std=c++17
#include <condition_variable>
#include <deque>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>

struct Frame {
    int number = 0;
    long sum = 0;
};

class Channel {
public:
    void send(std::shared_ptr<Frame> f)
    {
        std::lock_guard<std::mutex> g(mutex_);
        frames_.push_back(std::move(f));
        ready_.notify_one();
    }
    std::shared_ptr<Frame> receive()
    {
        std::unique_lock<std::mutex> g(mutex_);
        ready_.wait(g, [this] { return !frames_.empty(); });
        std::shared_ptr<Frame> f = std::move(frames_.front());
        frames_.pop_front();
        return f;
    }

private:
    std::mutex mutex_;
    std::condition_variable ready_;
    std::deque<std::shared_ptr<Frame>> frames_;
};

int main()
{
    Channel channel;
    std::thread camera([&channel] {
        for (int i = 0; i < 10; i++) {
            auto frame = std::make_shared<Frame>();
            frame->number = i; // NORACE
            channel.send(std::move(frame));
        }
    });
    long all = 0;
    for (int i = 0; i < 10; i++) {
        auto frame = channel.receive();
        frame->sum = frame->number * 3L; // NORACE
        all += frame->sum; // NORACE
    }
    camera.join();
    std::cout << all << '\n';
}
