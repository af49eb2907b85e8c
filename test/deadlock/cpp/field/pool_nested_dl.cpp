// a pool with one worker; a task waits for another task of the pool
#include <condition_variable>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>

class Pool {
public:
    Pool() : worker_([this] { loop(); }) {}
    ~Pool()
    {
        {
            std::lock_guard<std::mutex> g(m_);
            done_ = true;
        }
        cv_.notify_all();
        worker_.join(); // DEADLOCK
    }
    std::future<int> submit(std::function<int()> f)
    {
        auto task = std::make_shared<std::packaged_task<int()>>(std::move(f));
        std::lock_guard<std::mutex> g(m_);
        q_.push([task] { (*task)(); });
        cv_.notify_one();
        return task->get_future();
    }

private:
    void loop()
    {
        for (;;) {
            std::function<void()> job;
            {
                std::unique_lock<std::mutex> g(m_);
                cv_.wait(g, [this] { return done_ || !q_.empty(); });
                if (q_.empty())
                    return;
                job = std::move(q_.front());
                q_.pop();
            }
            job();
        }
    }
    std::mutex m_;
    std::condition_variable cv_;
    std::queue<std::function<void()>> q_;
    bool done_ = false;
    std::thread worker_;
};

int main()
{
    Pool pool;
    auto outer = pool.submit([&pool] {
        auto inner = pool.submit([] { return 20; });
        return inner.get() + 1; // DEADLOCK!
    });
    return outer.get(); // DEADLOCK
}
