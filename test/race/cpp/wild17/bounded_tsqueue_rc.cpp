// thread-safe queue whose size() and empty() look without the lock
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>

template <typename T> class TSQueue {
    std::queue<T> q_;
    std::mutex m_;
    std::condition_variable cv_;

public:
    void push(T t)
    {
        std::lock_guard<std::mutex> lk(m_);
        q_.push(std::move(t)); // RACE!
        cv_.notify_one();
    }
    bool try_pop(T &t)
    {
        std::lock_guard<std::mutex> lk(m_);
        if (q_.empty())
            return false;
        t = std::move(q_.front());
        q_.pop();
        return true;
    }
    bool empty() const { return q_.empty(); } // RACE!
};

int main()
{
    TSQueue<int> q;
    std::thread p([&] { for (int i = 0; i < 100; ++i) q.push(i); });
    std::thread c([&] {
        int x, n = 0;
        while (n < 100)
            if (!q.empty() && q.try_pop(x))
                ++n;
    });
    p.join();
    c.join();
    std::cout << "done\n";
}
