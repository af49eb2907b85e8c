// A thread pool whose tasks count what they have done in a plain member of the caller.
// flags: -std=c++17
#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

class Pool {
public:
    explicit Pool(unsigned n)
    {
        for (unsigned i = 0; i < n; ++i)
            threads_.emplace_back(&Pool::loop, this);
    }
    ~Pool()
    {
        {
            std::lock_guard<std::mutex> g(m_);
            done_ = true;
        }
        cv_.notify_all();
        for (auto &t : threads_)
            t.join();
    }
    void submit(std::function<void()> f)
    {
        {
            std::lock_guard<std::mutex> g(m_);
            q_.push_back(std::move(f));
        }
        cv_.notify_one();
    }

private:
    void loop()
    {
        while (true) {
            std::function<void()> f;
            {
                std::unique_lock<std::mutex> l(m_);
                cv_.wait(l, [&] { return done_ || !q_.empty(); });
                if (q_.empty())
                    return;
                f = std::move(q_.front());
                q_.pop_front();
            }
            f();
        }
    }
    std::vector<std::thread> threads_;
    std::deque<std::function<void()>> q_;
    std::mutex m_;
    std::condition_variable cv_;
    bool done_ = false;
};

struct Stats {
    int finished = 0;
    std::atomic<int> started{0};
};

int main()
{
    Stats stats;
    {
        Pool pool(4);
        for (int i = 0; i < 100; ++i)
            pool.submit([&stats] {
                stats.started++; // NORACE
                stats.finished++; // RACE!
            });
    }
    std::cout << stats.started << ' ' << stats.finished << '\n'; // NORACE
}
