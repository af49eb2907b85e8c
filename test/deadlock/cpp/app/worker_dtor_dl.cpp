// the destructor joins the worker while it holds the lock of the queue
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

class Worker {
public:
    Worker() : thread_(&Worker::run, this) {}
    ~Worker()
    {
        std::unique_lock<std::mutex> lock(mutex_); // DEADLOCK
        stop_ = true;
        wake_.notify_all();
        thread_.join(); // DEADLOCK!
    }
    void post(std::function<void()> job)
    {
        std::lock_guard<std::mutex> lock(mutex_);
        jobs_.push_back(std::move(job));
        wake_.notify_one();
    }

private:
    void run()
    {
        std::unique_lock<std::mutex> lock(mutex_); // DEADLOCK
        while (true) {
            wake_.wait(lock, [this] { return stop_ || !jobs_.empty(); }); // DEADLOCK
            if (jobs_.empty())
                return;
            auto job = std::move(jobs_.front());
            jobs_.pop_front();
            lock.unlock();
            job();
            lock.lock(); // DEADLOCK
        }
    }
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::function<void()>> jobs_;
    bool stop_ = false;
    std::thread thread_;
};

int main()
{
    int done = 0;
    Worker w;
    w.post([&done] { ++done; });
    return 0;
}
