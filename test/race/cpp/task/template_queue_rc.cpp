// the producer keeps using the unique_ptr's object after it went through the queue
// flags: -std=c++17
#include <condition_variable>
#include <cstdio>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>

struct Packet {
    int length = 0;
    int checksum = 0;
};

template <typename T> class Queue
{
public:
    void push(T value)
    {
        std::lock_guard<std::mutex> guard(mutex_);
        queue_.push(std::move(value));
        ready_.notify_one();
    }
    T pop()
    {
        std::unique_lock<std::mutex> lock(mutex_);
        while (queue_.empty())
            ready_.wait(lock);
        T value = std::move(queue_.front());
        queue_.pop();
        return value;
    }

private:
    std::mutex mutex_;
    std::condition_variable ready_;
    std::queue<T> queue_;
};

using PacketPtr = std::shared_ptr<Packet>;

int main()
{
    Queue<PacketPtr> queue;
    std::thread receiver([&queue] {
        for (int i = 0; i < 10; i++) {
            auto packet = queue.pop();

            packet->checksum = packet->length * 3; // RACE!
        }
    });

    for (int i = 0; i < 10; i++) {
        auto packet = std::make_shared<Packet>();

        packet->length = i;
        queue.push(packet);
        packet->length = -1; // RACE!
    }
    receiver.join();
    return 0;
}
