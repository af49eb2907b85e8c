/* The flag is cleared again when the user has done with it, and the monitor goes on. */
#include <atomic>
#include <thread>

class Monitor {
public:
    void ensure()
    {
        if (!started_.exchange(true))
            std::thread([this] { watch(); }).detach();
        started_ = false;
    }

private:
    void watch()
    {
        for (int i = 0; i < 1000; i++)
            samples_++; // RACE!
    }
    std::atomic<bool> started_{false};
    long samples_ = 0;
};

int main()
{
    Monitor monitor;
    std::thread a([&] { monitor.ensure(); }), b([&] { monitor.ensure(); });
    a.join();
    b.join();
}
