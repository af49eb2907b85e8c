// jthread with stop_token and a condition_variable_any
// flags: -std=c++20
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <queue>
#include <stop_token>
#include <thread>

class Worker {
public:
    Worker() : thread_([this](std::stop_token st) { run(st); }) {}
    void add(int v)
    {
        {
            std::lock_guard lk(m_);
            q_.push(v);
        }
        cv_.notify_one();
    }
    int total()
    {
        std::lock_guard lk(m_);
        return total_;
    }

private:
    void run(std::stop_token st)
    {
        std::unique_lock lk(m_);
        while (cv_.wait(lk, st, [this] { return !q_.empty(); })) {
            total_ += q_.front();
            q_.pop();
        }
    }
    std::mutex m_;
    std::condition_variable_any cv_;
    std::queue<int> q_;
    int total_ = 0;
    std::jthread thread_;
};

int main()
{
    Worker w;
    for (int i = 0; i < 10; i++)
        w.add(i);
    std::cout << w.total() << "\n";
}
