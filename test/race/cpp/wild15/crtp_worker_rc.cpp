// CRTP base runs the derived step in a thread; the derived class has a member that main changes
// flags: -std=c++17
#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>

template <class Derived> class Worker {
public:
    void start()
    {
        running_ = true;
        thread_ = std::thread([this] {
            while (running_)
                static_cast<Derived *>(this)->step();
        });
    }
    void stop()
    {
        running_ = false;
        if (thread_.joinable())
            thread_.join();
    }

private:
    std::atomic<bool> running_{false};
    std::thread thread_;
};

class Blinker : public Worker<Blinker> {
public:
    void step()
    {
        if (on_)
            count_ += rate_; // RACE!
        on_ = !on_;
    }
    void set_rate(int r) { rate_ = r; } // RACE!
    long count() const { return count_; }

private:
    bool on_ = false;
    int rate_ = 1;
    long count_ = 0;
};

int main()
{
    Blinker b;
    b.start();
    b.set_rate(5);
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    b.stop();
    std::printf("%ld\n", b.count());
}
