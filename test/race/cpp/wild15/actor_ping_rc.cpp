// a "fast path" reads the actor's state from outside
// flags: -std=c++17
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>

class Counter {
public:
    Counter() { worker_ = std::thread(&Counter::loop, this); }
    ~Counter()
    {
        {
            std::lock_guard<std::mutex> g(m_);
            closed_ = true;
        }
        cv_.notify_all();
        worker_.join();
    }
    void add(int n)
    {
        std::lock_guard<std::mutex> g(m_);
        in_.push(n);
        cv_.notify_one();
    }
    long total() const { return total_; } // RACE!

private:
    void loop()
    {
        std::unique_lock<std::mutex> lk(m_);
        while (!closed_ || !in_.empty()) {
            if (in_.empty()) {
                cv_.wait(lk);
                continue;
            }
            int n = in_.front();
            in_.pop();
            lk.unlock();
            total_ += n; // RACE!
            lk.lock();
        }
    }
    std::mutex m_;
    std::condition_variable cv_;
    std::queue<int> in_;
    bool closed_ = false;
    long total_ = 0;
    std::thread worker_;
};

int main()
{
    Counter c;
    for (int i = 0; i < 50; ++i)
        c.add(i);
    std::cout << c.total() << '\n';
}
