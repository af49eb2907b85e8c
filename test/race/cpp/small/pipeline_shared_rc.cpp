// The sender keeps a shared_ptr to what it sent and changes it afterwards.
// tsan: no: seldom at the same time on a machine with two cores
#include <condition_variable>
#include <iostream>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>

struct Frame {
    int sequence = 0;
    int pixels[16] = {};
};

class FrameQueue {
public:
    void push(std::shared_ptr<Frame> f)
    {
        std::lock_guard<std::mutex> lock(mutex_);
        frames_.push(f);
        ready_.notify_one();
    }
    std::shared_ptr<Frame> pop()
    {
        std::unique_lock<std::mutex> lock(mutex_);
        ready_.wait(lock, [this] { return !frames_.empty(); });
        auto f = frames_.front();
        frames_.pop();
        return f;
    }

private:
    std::mutex mutex_;
    std::condition_variable ready_;
    std::queue<std::shared_ptr<Frame>> frames_;
};

int main()
{
    FrameQueue queue;
    std::thread camera([&queue] {
        for (int i = 0; i < 10; ++i) {
            auto frame = std::make_shared<Frame>();
            frame->pixels[0] = i;
            queue.push(frame);
            frame->sequence = i; // RACE!
        }
    });
    for (int i = 0; i < 10; ++i) {
        std::shared_ptr<Frame> frame = queue.pop();
        std::cout << frame->sequence << ':' << frame->pixels[0] << '\n'; // RACE!
    }
    camera.join();
}
