// bounded blocking queue template with two condition variables
// flags: -std=c++17
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <mutex>
#include <string>
#include <thread>

template <typename T>
class BoundedQueue {
public:
    explicit BoundedQueue(size_t cap) : cap_(cap) {}
    void push(T item)
    {
        std::unique_lock<std::mutex> lock(mu_);
        not_full_.wait(lock, [this] { return items_.size() < cap_; });
        items_.push_back(std::move(item));
        lock.unlock();
        not_empty_.notify_one();
    }
    T pop()
    {
        std::unique_lock<std::mutex> lock(mu_);
        while (items_.empty())
            not_empty_.wait(lock);
        T item = std::move(items_.front());
        items_.pop_front();
        not_full_.notify_one();
        return item;
    }

private:
    const size_t cap_;
    std::deque<T> items_;
    std::mutex mu_;
    std::condition_variable not_full_, not_empty_;
};

int main()
{
    BoundedQueue<std::string> q(4);
    std::thread producer([&q] {
        for (int i = 0; i < 20; ++i)
            q.push("line " + std::to_string(i));
        q.push("");
    });
    std::thread consumer([&q] {
        size_t bytes = 0;
        for (;;) {
            std::string s = q.pop();
            if (s.empty())
                break;
            bytes += s.size();
        }
        std::printf("%zu\n", bytes);
    });
    producer.join();
    consumer.join();
    return 0;
}
