// unique_ptrs travel through a templated queue, the receiver owns them
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

using PacketPtr = std::unique_ptr<Packet>;

int main()
{
    Queue<PacketPtr> queue;
    std::thread receiver([&queue] {
        for (int i = 0; i < 10; i++) {
            auto packet = queue.pop();

            packet->checksum = packet->length * 3; // NORACE
        }
    });

    for (int i = 0; i < 10; i++) {
        auto packet = std::make_unique<Packet>();

        packet->length = i; // NORACE
        queue.push(std::move(packet));
    }
    receiver.join();
    return 0;
}
