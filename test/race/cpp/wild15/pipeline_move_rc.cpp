// the producer keeps a shared_ptr to the batch that it has put into the queue, and goes on filling it
// flags: -std=c++17
#include <condition_variable>
#include <deque>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>

struct Batch {
    int count = 0;
    int items[64];
};

class Queue {
public:
    void push(std::shared_ptr<Batch> b)
    {
        std::lock_guard<std::mutex> g(m_);
        q_.push_back(std::move(b));
        cv_.notify_one();
    }
    std::shared_ptr<Batch> pop()
    {
        std::unique_lock<std::mutex> lk(m_);
        cv_.wait(lk, [this] { return !q_.empty(); });
        auto b = q_.front();
        q_.pop_front();
        return b;
    }

private:
    std::mutex m_;
    std::condition_variable cv_;
    std::deque<std::shared_ptr<Batch>> q_;
};

int main()
{
    Queue queue;
    std::thread consumer([&queue] {
        long sum = 0;
        while (auto b = queue.pop())
            for (int i = 0; i < b->count; ++i) // RACE!
                sum += b->items[i]; // RACE!
        std::cout << sum << '\n';
    });
    for (int n = 0; n < 4; ++n) {
        auto batch = std::make_shared<Batch>();
        queue.push(batch);
        for (int i = 0; i < 64; ++i)
            batch->items[batch->count++] = i; // RACE!
    }
    queue.push(nullptr);
    consumer.join();
}
