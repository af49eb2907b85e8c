// One of the threads changes the model directly instead of posting it to the loop.
#include <condition_variable>
#include <deque>
#include <functional>
#include <iostream>
#include <mutex>
#include <thread>

class Loop {
    std::deque<std::function<void()>> q_;
    std::mutex m_;
    std::condition_variable cv_;
    bool stop_ = false;

public:
    void post(std::function<void()> f)
    {
        std::unique_lock<std::mutex> l(m_);
        q_.push_back(f);
        cv_.notify_one();
    }
    void stop()
    {
        std::unique_lock<std::mutex> l(m_);
        stop_ = true;
        cv_.notify_one();
    }
    void run()
    {
        std::unique_lock<std::mutex> l(m_);
        while (true) {
            cv_.wait(l, [&] { return stop_ || !q_.empty(); });
            if (q_.empty())
                break;
            auto f = q_.front();
            q_.pop_front();
            l.unlock();
            f();
            l.lock();
        }
    }
};

struct Model {
    int cursor = 0;
    int scroll = 0;
};

int main()
{
    Loop loop;
    Model model;
    std::thread ui(&Loop::run, &loop);
    std::thread input([&] {
        for (int i = 0; i < 10; ++i) {
            loop.post([&model] { model.scroll++; }); // NORACE
            loop.post([&model] { model.cursor++; }); // RACE!
        }
        model.cursor = 0; // RACE!
    });
    input.join();
    loop.stop();
    ui.join();
    std::cout << model.cursor + model.scroll << '\n'; // NORACE
}
