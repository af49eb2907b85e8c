#include <condition_variable>
#include <functional>
#include <future>
#include <mutex>
#include <queue>
#include <thread>

class SerialExecutor {
    std::mutex m_;
    std::condition_variable cv_;
    std::queue<std::function<void()>> q_;
    bool stop_ = false;
    std::thread worker_;

public:
    SerialExecutor() : worker_([this] { loop(); }) {}
    ~SerialExecutor()
    {
        {
            std::lock_guard<std::mutex> g(m_);
            stop_ = true;
        }
        cv_.notify_one();
        worker_.join();
    }
    std::future<int> submit(std::function<int()> f)
    {
        auto task = std::make_shared<std::packaged_task<int()>>(std::move(f));
        auto result = task->get_future();
        {
            std::lock_guard<std::mutex> g(m_);
            q_.push([task] { (*task)(); });
        }
        cv_.notify_one();
        return result;
    }

private:
    void loop()
    {
        for (;;) {
            std::function<void()> job;
            {
                std::unique_lock<std::mutex> l(m_);
                cv_.wait(l, [this] { return stop_ || !q_.empty(); });
                if (q_.empty())
                    return;
                job = std::move(q_.front());
                q_.pop();
            }
            job(); // DEADLOCK
        }
    }
};

int main()
{
    SerialExecutor ex;
    auto outer = ex.submit([&ex] {
        auto inner = ex.submit([] { return 21; });
        return inner.get() * 2; // DEADLOCK!
    });
    return outer.get(); // DEADLOCK
}
