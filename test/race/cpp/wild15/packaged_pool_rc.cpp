// tasks of a pool share a vector that they captured by reference
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
    void submit(std::function<void()> f)
    {
        {
            std::lock_guard<std::mutex> l(m_);
            q_.push(std::move(f));
        }
        cv_.notify_one();
    }
    void finish()
    {
        {
            std::lock_guard<std::mutex> l(m_);
            closed_ = true;
        }
        cv_.notify_all();
        for (auto &t : threads_)
            t.join();
    }

private:
    void work()
    {
        while (true) {
            std::unique_lock<std::mutex> l(m_);
            cv_.wait(l, [this] { return closed_ || !q_.empty(); });
            if (q_.empty())
                return;
            auto f = std::move(q_.front());
            q_.pop();
            l.unlock();
            f();
        }
    }
    std::mutex m_;
    std::condition_variable cv_;
    std::queue<std::function<void()>> q_;
    std::vector<std::thread> threads_;
    bool closed_ = false;
};

int main()
{
    Pool pool(3);
    std::vector<int> squares;
    int largest = 0;
    for (int i = 0; i < 20; ++i)
        pool.submit([&squares, &largest, i] {
            squares.push_back(i * i); // RACE!
            if (i > largest) // RACE!
                largest = i; // RACE!
        });
    pool.finish();
    std::cout << squares.size() << ' ' << largest << '\n';
}
