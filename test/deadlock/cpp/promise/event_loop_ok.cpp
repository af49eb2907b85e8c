// An event loop with one thread; a handler posts another one and goes on when that is done.
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <thread>

class Loop {
public:
    Loop() : thread_(&Loop::run, this) {}
    ~Loop()
    {
        post([this] { stop_ = true; });
        thread_.join();
    }
    void post(std::function<void()> f)
    {
        std::lock_guard<std::mutex> l(m_);
        queue_.push_back(std::move(f));
        cv_.notify_one();
    }
    std::future<int> ask(std::function<int()> f)
    {
        auto promise = std::make_shared<std::promise<int>>();
        auto future = promise->get_future();
        post([promise, f] { promise->set_value(f()); });
        return future;
    }

private:
    void run()
    {
        while (!stop_) {
            std::function<void()> next;
            {
                std::unique_lock<std::mutex> l(m_);
                cv_.wait(l, [this] { return !queue_.empty(); });
                next = std::move(queue_.front());
                queue_.pop_front();
            }
            next();
        }
    }
    std::mutex m_;
    std::condition_variable cv_;
    std::deque<std::function<void()>> queue_;
    bool stop_ = false;
    std::thread thread_;
};

int main()
{
    Loop loop;
    auto total = loop.ask([&loop] {
        loop.post([] {});
        return 21;
    });
    return total.get() == 21 ? 0 : 1;
}
