// An active object: setters and the getter are posted.
// flags: -std=c++17
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <iostream>
#include <mutex>
#include <thread>

class Active {
public:
    using Message = std::function<void()>;
    Active() : done_(false), thread_([this] { run(); }) {}
    ~Active()
    {
        send([this] { done_ = true; });
        thread_.join();
    }
    void send(Message m)
    {
        std::lock_guard<std::mutex> lk(mutex_);
        queue_.push_back(std::move(m));
        cv_.notify_one();
    }

private:
    void run()
    {
        while (!done_) {
            Message m;
            {
                std::unique_lock<std::mutex> lk(mutex_);
                cv_.wait(lk, [this] { return !queue_.empty(); });
                m = std::move(queue_.front());
                queue_.pop_front();
            }
            m();
        }
    }
    bool done_;
    std::mutex mutex_;
    std::condition_variable cv_;
    std::deque<Message> queue_;
    std::thread thread_;
};

class Thermostat {
    double target_ = 20;
    Active active_;

public:
    void set(double t)
    {
        active_.send([this, t] { target_ = t; });
    }
    double get()
    {
        std::promise<double> p;
        auto f = p.get_future();
        active_.send([this, &p] { p.set_value(target_); });
        return f.get();
    }
};

int main()
{
    Thermostat t;
    t.set(21.5);
    t.set(19);
    std::cout << t.get() << '\n';
}
