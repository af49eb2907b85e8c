// Ten jobs are put into a queue for four before anybody takes one out.
#include <condition_variable>
#include <deque>
#include <iostream>
#include <mutex>
#include <thread>

template <typename T> class Channel {
public:
    explicit Channel(size_t room) : room_(room) {}

    void send(T value)
    {
        std::unique_lock<std::mutex> lock(mutex_);
        can_send_.wait(lock, [this] { return items_.size() < room_; }); // DEADLOCK
        items_.push_back(std::move(value));
        can_receive_.notify_one();
    }

    T receive()
    {
        std::unique_lock<std::mutex> lock(mutex_);
        can_receive_.wait(lock, [this] { return !items_.empty(); });
        T value = std::move(items_.front());
        items_.pop_front();
        can_send_.notify_one(); // DEADLOCK
        return value;
    }

private:
    std::mutex mutex_;
    std::condition_variable can_send_, can_receive_;
    std::deque<T> items_;
    const size_t room_;
};

int main()
{
    Channel<int> jobs(4);
    for (int i = 0; i < 10; i++)
        jobs.send(i); // DEADLOCK!
    std::thread worker([&] {
        for (int i = 0; i < 10; i++)
            std::cout << jobs.receive() << '\n';
    });
    worker.join();
}
