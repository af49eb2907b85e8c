// A thread-safe queue with producers and consumers.
// flags: -std=c++17
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <optional>
#include <queue>
#include <thread>
#include <vector>

template <typename T> class ThreadSafeQueue {
public:
    void push(T value)
    {
        {
            std::lock_guard<std::mutex> lock(mutex_);
            queue_.push(std::move(value));
        }
        cond_.notify_one();
    }
    std::optional<T> pop()
    {
        std::unique_lock<std::mutex> lock(mutex_);
        cond_.wait(lock, [this] { return !queue_.empty() || done_; });
        if (queue_.empty())
            return std::nullopt;
        T value = std::move(queue_.front());
        queue_.pop();
        return value;
    }
    void finish()
    {
        std::lock_guard<std::mutex> lock(mutex_);
        done_ = true;
        cond_.notify_all();
    }
    bool empty() const
    {
        std::lock_guard<std::mutex> lock(mutex_);
        return queue_.empty();
    }

private:
    mutable std::mutex mutex_;
    std::condition_variable cond_;
    std::queue<T> queue_;
    bool done_ = false;
};

int main()
{
    ThreadSafeQueue<int> queue;
    std::mutex out;
    long total = 0;
    std::vector<std::thread> producers, consumers;
    for (int i = 0; i < 2; ++i)
        producers.emplace_back([&queue, i] {
            for (int j = 0; j < 100; ++j)
                queue.push(i * 100 + j);
        });
    for (int i = 0; i < 2; ++i)
        consumers.emplace_back([&] {
            long mine = 0;
            while (auto item = queue.pop())
                mine += *item;
            std::lock_guard<std::mutex> g(out);
            total += mine;
        });
    for (auto &t : producers)
        t.join();
    if (!queue.empty())
        std::cout << "still busy\n";
    queue.finish();
    for (auto &t : consumers)
        t.join();
    std::cout << total << "\n";
}
