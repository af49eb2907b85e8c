// An event loop thread; other threads post closures, the loop alone touches the model.
#include <atomic>
#include <condition_variable>
#include <functional>
#include <iostream>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class EventLoop {
public:
    void run()
    {
        for (;;) {
            std::vector<std::function<void()>> batch;
            {
                std::unique_lock<std::mutex> lock(mutex_);
                cv_.wait(lock, [this] { return !queue_.empty() || quit_; });
                if (queue_.empty() && quit_)
                    return;
                batch.swap(queue_);
            }
            for (auto &f : batch)
                f();
        }
    }
    void post(std::function<void()> f)
    {
        std::lock_guard<std::mutex> lock(mutex_);
        queue_.push_back(std::move(f));
        cv_.notify_one();
    }
    void quit()
    {
        std::lock_guard<std::mutex> lock(mutex_);
        quit_ = true;
        cv_.notify_one();
    }

private:
    std::mutex mutex_;
    std::condition_variable cv_;
    std::vector<std::function<void()>> queue_;
    bool quit_ = false;
};

int main()
{
    EventLoop loop;
    std::map<std::string, int> model;
    std::thread ui([&] { loop.run(); });
    std::thread a([&] {
        for (int i = 0; i < 10; ++i)
            loop.post([&model, i] { model["a"] += i; });
    });
    std::thread b([&] {
        for (int i = 0; i < 10; ++i)
            loop.post([&model, i] { model["b"] -= i; });
    });
    a.join();
    b.join();
    loop.quit();
    ui.join();
    std::cout << model["a"] + model["b"] << '\n';
}
