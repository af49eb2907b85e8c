#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

class Heartbeat {
public:
    void start()
    {
        std::lock_guard<std::mutex> l(m_);
        thread_ = std::thread(&Heartbeat::run, this);
    }
    void stop()
    {
        {
            std::lock_guard<std::mutex> l(m_);
            stop_ = true;
        }
        if (thread_.joinable())
            thread_.join();
    }
    ~Heartbeat() { stop(); }
private:
    void run()
    {
        while (!stop_) {
            std::lock_guard<std::mutex> l(m_);
            ++beats_;
        }
    }
    std::mutex m_;
    std::thread thread_;
    std::atomic<bool> stop_{false};
    long beats_ = 0;
};

int main()
{
    Heartbeat h;
    h.start();
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
}
