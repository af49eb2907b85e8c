// A traffic light switches its phase in a thread; others ask for it without a lock.
#include <chrono>
#include <condition_variable>
#include <deque>
#include <future>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

enum class Phase { red, green };

template <class T> class MessageQueue {
public:
    T receive()
    {
        std::unique_lock<std::mutex> lock(mutex_);
        cond_.wait(lock, [this] { return !queue_.empty(); });
        T msg = std::move(queue_.back());
        queue_.pop_back();
        return msg;
    }
    void send(T &&msg)
    {
        std::lock_guard<std::mutex> lock(mutex_);
        queue_.push_back(std::move(msg));
        cond_.notify_one();
    }

private:
    std::mutex mutex_;
    std::condition_variable cond_;
    std::deque<T> queue_;
};

class TrafficLight {
public:
    TrafficLight() : current_(Phase::red) {}
    ~TrafficLight()
    {
        for (auto &t : threads_)
            t.join();
    }
    void waitForGreen()
    {
        while (messages_.receive() != Phase::green) {
        }
    }
    Phase getCurrentPhase() { return current_; } // RACE!
    void simulate() { threads_.emplace_back(&TrafficLight::cycle, this); }

private:
    void cycle()
    {
        for (int i = 0; i < 10; ++i) {
            current_ = current_ == Phase::red ? Phase::green : Phase::red; // RACE!
            Phase copy = current_;
            messages_.send(std::move(copy));
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
    Phase current_;
    MessageQueue<Phase> messages_;
    std::vector<std::thread> threads_;
};

int main()
{
    auto light = std::make_shared<TrafficLight>();
    light->simulate();
    light->waitForGreen();
    std::cout << (light->getCurrentPhase() == Phase::green ? "go" : "stop") << std::endl;
}
