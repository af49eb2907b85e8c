// thread pool: the tasks count what they have done in a captured variable
// tsan: no: seldom at the same time on a machine with two cores
#include <condition_variable>
#include <functional>
#include <iostream>
#include <mutex>
#include <deque>
#include <thread>
#include <vector>

class Pool {
public:
    Pool()
    {
        for (int i = 0; i < 3; ++i)
            workers_.push_back(std::thread(&Pool::loop, this));
    }
    void post(std::function<void()> f)
    {
        std::lock_guard<std::mutex> g(m_);
        q_.push_back(std::move(f));
        cv_.notify_one();
    }
    void stop()
    {
        {
            std::lock_guard<std::mutex> g(m_);
            stop_ = true;
        }
        cv_.notify_all();
        for (std::thread &t : workers_)
            t.join();
    }

private:
    void loop()
    {
        while (true) {
            std::function<void()> f;
            {
                std::unique_lock<std::mutex> lk(m_);
                while (!stop_ && q_.empty())
                    cv_.wait(lk);
                if (q_.empty())
                    return;
                f = std::move(q_.front());
                q_.pop_front();
            }
            f();
        }
    }
    std::mutex m_;
    std::condition_variable cv_;
    std::deque<std::function<void()>> q_;
    std::vector<std::thread> workers_;
    bool stop_ = false;
};

int main()
{
    Pool pool;
    int finished = 0;
    for (int i = 0; i < 100; ++i)
        pool.post([&finished] { ++finished; }); // RACE!
    pool.stop();
    std::cout << finished << '\n';
}
