// a monitor thread that is joined by the destructor
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

class Monitor {
public:
    Monitor() : thread_(&Monitor::run, this) {}
    ~Monitor()
    {
        std::lock_guard<std::mutex> g(mutex_); // DEADLOCK
        stop_ = true;
        thread_.join(); // DEADLOCK!
    }

private:
    void run()
    {
        for (;;) {
            {
                std::lock_guard<std::mutex> g(mutex_); // DEADLOCK
                if (stop_)
                    return;
                ++samples_;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
    }
    std::mutex mutex_;
    bool stop_ = false;
    long samples_ = 0;
    std::thread thread_;
};

int main()
{
    Monitor m;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
}
