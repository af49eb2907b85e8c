// A bounded queue whose size() does not take the lock.
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>

template <class T> class BoundedQueue {
    std::queue<T> q_;
    std::mutex m_;
    std::condition_variable notFull_, notEmpty_;
    const std::size_t limit_;

public:
    explicit BoundedQueue(std::size_t limit) : limit_(limit) {}
    void push(T v)
    {
        std::unique_lock<std::mutex> l(m_);
        notFull_.wait(l, [this] { return q_.size() < limit_; });
        q_.push(std::move(v)); // RACE!
        notEmpty_.notify_one();
    }
    T pop()
    {
        std::unique_lock<std::mutex> l(m_);
        notEmpty_.wait(l, [this] { return !q_.empty(); });
        T v = std::move(q_.front());
        q_.pop(); // RACE!
        notFull_.notify_one();
        return v;
    }
    std::size_t size() const { return q_.size(); } // RACE!
};

int main()
{
    BoundedQueue<int> queue(8);
    std::thread producer([&] {
        for (int i = 0; i < 200; ++i)
            queue.push(i);
    });
    std::thread consumer([&] {
        for (int i = 0; i < 200; ++i)
            queue.pop();
    });
    std::size_t most = 0;
    for (int i = 0; i < 100; ++i)
        most = std::max(most, queue.size());
    producer.join();
    consumer.join();
    std::cout << most << '\n';
}
