// a CRTP base starts and stops the thread of a service; the derived class has the work
// flags: -std=c++17
#include <atomic>
#include <chrono>
#include <iostream>
#include <mutex>
#include <thread>

template <typename Derived> class Service {
public:
    void start()
    {
        running_ = true;
        thread_ = std::thread([this] {
            while (running_)
                static_cast<Derived *>(this)->step();
            static_cast<Derived *>(this)->finish();
        });
    }
    void stop()
    {
        running_ = false;
        if (thread_.joinable())
            thread_.join();
    }

protected:
    ~Service() = default;

private:
    std::atomic<bool> running_{false};
    std::thread thread_;
};

class Sampler : public Service<Sampler> {
public:
    void step()
    {
        ++ticks_;
        {
            std::lock_guard<std::mutex> lk(m_);
            latest_ = ticks_ * 2;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    void finish() { finished_ = true; }
    long latest()
    {
        std::lock_guard<std::mutex> lk(m_);
        return latest_;
    }
    long ticks() const { return ticks_; }
    bool finished() const { return finished_; }

private:
    std::mutex m_;
    long latest_ = 0;
    long ticks_ = 0;
    bool finished_ = false;
};

int main()
{
    Sampler s;
    s.start();
    for (int i = 0; i < 5; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        std::cout << s.latest() << '\n';
    }
    s.stop();
    std::cout << s.ticks() << ' ' << s.finished() << '\n';
}
