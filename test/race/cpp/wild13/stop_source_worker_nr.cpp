// A worker with a stop_token and condition_variable_any; results are read after the jthread.
// flags: -std=c++20
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <queue>
#include <stop_token>
#include <thread>

class Printer {
public:
    void submit(int n)
    {
        {
            std::lock_guard lk(m_);
            jobs_.push(n);
        }
        cv_.notify_one();
    }
    int finish()
    {
        worker_.request_stop();
        worker_.join();
        return printed_;
    }

private:
    void run(std::stop_token st)
    {
        std::unique_lock lk(m_);
        while (cv_.wait(lk, st, [this] { return !jobs_.empty(); })) {
            int n = jobs_.front();
            jobs_.pop();
            lk.unlock();
            printed_ += n;
            lk.lock();
        }
    }
    std::mutex m_;
    std::condition_variable_any cv_;
    std::queue<int> jobs_;
    int printed_ = 0;
    std::jthread worker_{[this](std::stop_token st) { run(st); }};
};

int main()
{
    Printer p;
    for (int i = 0; i < 10; ++i)
        p.submit(i);
    std::cout << p.finish() << '\n';
}
