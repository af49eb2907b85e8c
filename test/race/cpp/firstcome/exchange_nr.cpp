/* std::atomic<bool> says who starts the monitor; it is set for good. */
#include <atomic>
#include <thread>

class Monitor {
public:
    ~Monitor()
    {
        if (thread_.joinable())
            thread_.join();
    }
    void ensure()
    {
        if (!started_.exchange(true))
            thread_ = std::thread([this] { watch(); });
    }

private:
    void watch()
    {
        for (int i = 0; i < 1000; i++)
            samples_++; // NORACE
    }
    std::atomic<bool> started_{false};
    std::thread thread_;
    long samples_ = 0;
};

int main()
{
    Monitor monitor;
    std::thread a([&] { monitor.ensure(); }), b([&] { monitor.ensure(); });
    a.join();
    b.join();
}
