// Actors with mailboxes of std::function; main asks an actor for its state directly.
// flags: -std=c++14
#include <condition_variable>
#include <deque>
#include <functional>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>

class Actor {
public:
    Actor() : stop_(false) {}
    virtual ~Actor() {}
    void start() { thread_ = std::thread(&Actor::loop, this); }
    void send(std::function<void()> msg)
    {
        std::lock_guard<std::mutex> guard(mutex_);
        box_.push_back(std::move(msg));
        cond_.notify_one();
    }
    void stop()
    {
        {
            std::lock_guard<std::mutex> guard(mutex_);
            stop_ = true;
            cond_.notify_one();
        }
        if (thread_.joinable())
            thread_.join();
    }

private:
    void loop()
    {
        while (true) {
            std::function<void()> msg;
            {
                std::unique_lock<std::mutex> lock(mutex_);
                while (box_.empty() && !stop_)
                    cond_.wait(lock);
                if (box_.empty())
                    break;
                msg = box_.front();
                box_.pop_front();
            }
            msg();
        }
    }
    std::deque<std::function<void()>> box_;
    std::mutex mutex_;
    std::condition_variable cond_;
    std::thread thread_;
    bool stop_;
};

class CounterActor : public Actor {
public:
    void add(int n)
    {
        send([this, n] { value_ += n; }); // RACE!
    }
    int value() const { return value_; } // RACE!

private:
    int value_ = 0;
};

int main()
{
    auto counter = std::make_shared<CounterActor>();
    counter->start();
    std::thread other([counter] {
        for (int i = 0; i < 50; ++i)
            counter->add(2);
    });
    for (int i = 0; i < 50; ++i)
        counter->add(1);
    other.join();
    std::cout << "value " << counter->value() << std::endl;
    counter->stop();
    return 0;
}
