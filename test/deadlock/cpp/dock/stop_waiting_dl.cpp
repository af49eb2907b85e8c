// The worker is joined by the destructor, which tells nobody that it is time to stop.
#include <condition_variable>
#include <functional>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>

class Runner {
public:
    Runner() : thread_([this] { loop(); }) {}
    ~Runner()
    {
        stop_ = true; // DEADLOCK
        thread_.join(); // DEADLOCK
    }
    void post(std::function<void()> f)
    {
        {
            std::lock_guard<std::mutex> lock(mutex_);
            tasks_.push(std::move(f));
        }
        wake_.notify_one();
    }

private:
    void loop()
    {
        std::unique_lock<std::mutex> lock(mutex_);
        while (!stop_) {
            while (tasks_.empty() && !stop_)
                wake_.wait(lock); // DEADLOCK!
            if (tasks_.empty())
                continue;
            auto f = std::move(tasks_.front());
            tasks_.pop();
            lock.unlock();
            f();
            lock.lock();
        }
    }
    std::mutex mutex_;
    std::condition_variable wake_;
    std::queue<std::function<void()>> tasks_;
    bool stop_ = false;
    std::thread thread_;
};

int main()
{
    Runner r;
    r.post([] { std::cout << "hello\n"; });
}
