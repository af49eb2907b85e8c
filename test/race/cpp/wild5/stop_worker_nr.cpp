// A background saver: a base class owns the thread, stop is requested under the lock.
// flags: -std=c++17
#include <chrono>
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <thread>

class Background {
public:
    virtual ~Background() { stop(); }
    void start() { thread_ = std::thread(&Background::loop, this); }
    void stop()
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            stopping_ = true;
        }
        cv_.notify_all();
        if (thread_.joinable())
            thread_.join();
    }

protected:
    virtual void tick() = 0;

private:
    void loop()
    {
        std::unique_lock<std::mutex> lk(m_);
        while (!stopping_) {
            lk.unlock();
            tick();
            lk.lock();
            cv_.wait_for(lk, std::chrono::milliseconds(1), [this] { return stopping_; });
        }
    }
    std::mutex m_;
    std::condition_variable cv_;
    bool stopping_ = false;
    std::thread thread_;
};

class Saver : public Background {
public:
    ~Saver() override { stop(); }
    int saves() const { return saves_; }

private:
    void tick() override { ++saves_; }
    int saves_ = 0;
};

int main()
{
    Saver s;
    s.start();
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    s.stop();
    std::cout << s.saves() << '\n';
}
