// A pool with wait_idle; results are read when it is idle.
// flags: -std=c++17
#include <condition_variable>
#include <functional>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

class Pool {
public:
    explicit Pool(int n)
    {
        for (int i = 0; i < n; ++i)
            threads_.emplace_back(&Pool::work, this);
    }
    ~Pool()
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            stop_ = true;
        }
        wake_.notify_all();
        for (auto &t : threads_)
            t.join();
    }
    void post(std::function<void()> f)
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            jobs_.push(std::move(f));
            ++open_;
        }
        wake_.notify_one();
    }
    void wait_idle()
    {
        std::unique_lock<std::mutex> lk(m_);
        idle_.wait(lk, [this] { return open_ == 0; });
    }

private:
    void work()
    {
        std::unique_lock<std::mutex> lk(m_);
        for (;;) {
            wake_.wait(lk, [this] { return stop_ || !jobs_.empty(); });
            if (jobs_.empty())
                return;
            auto job = std::move(jobs_.front());
            jobs_.pop();
            lk.unlock();
            job();
            lk.lock();
            if (--open_ == 0)
                idle_.notify_all();
        }
    }
    std::mutex m_;
    std::condition_variable wake_, idle_;
    std::queue<std::function<void()>> jobs_;
    int open_ = 0;
    bool stop_ = false;
    std::vector<std::thread> threads_;
};

int main()
{
    Pool pool(3);
    std::vector<long> squares(32);
    for (int i = 0; i < 32; ++i)
        pool.post([&squares, i] { squares[i] = long(i) * i; });
    pool.wait_idle();
    long sum = 0;
    for (long s : squares)
        sum += s;
    std::cout << sum << '\n';
}
