#include <condition_variable>
#include <functional>
#include <future>
#include <mutex>
#include <queue>
#include <thread>

class EventLoop {
    std::mutex m_;
    std::condition_variable cv_;
    std::queue<std::function<void()>> q_;
    bool quit_ = false;
    std::thread thread_;

    void run()
    {
        std::unique_lock<std::mutex> l(m_);
        while (!quit_ || !q_.empty()) {
            if (q_.empty()) {
                cv_.wait(l);
                continue;
            }
            auto f = std::move(q_.front());
            q_.pop();
            l.unlock();
            f();
            l.lock();
        }
    }

public:
    EventLoop() : thread_([this] { run(); }) {}
    void post(std::function<void()> f)
    {
        std::lock_guard<std::mutex> g(m_);
        q_.push(std::move(f));
        cv_.notify_one();
    }
    ~EventLoop()
    {
        {
            std::lock_guard<std::mutex> g(m_);
            quit_ = true;
            cv_.notify_one();
        }
        thread_.join();
    }
};

int main()
{
    int n = 0;
    EventLoop loop;
    loop.post([&] {
        n++;
        loop.post([&] { n++; });
    });
}
