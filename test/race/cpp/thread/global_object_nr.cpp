// A global object starts its thread before main; its count is under its lock, and main stops it.
#include <cstdio>
#include <mutex>
#include <thread>

class Heartbeat {
public:
    Heartbeat() : thread_([this] { run(); }) {}
    int beats()
    {
        std::lock_guard<std::mutex> guard(mutex_);
        return beats_; // NORACE
    }
    int stop()
    {
        thread_.join();
        return rounds_; // NORACE
    }

private:
    void run()
    {
        for (rounds_ = 0; rounds_ < 3; rounds_++) { // NORACE
            std::lock_guard<std::mutex> guard(mutex_);
            beats_++; // NORACE
        }
    }
    std::mutex mutex_;
    int beats_ = 0;
    int rounds_ = 0;
    std::thread thread_;
};

static Heartbeat heartbeat;

int main()
{
    std::printf("%d\n", heartbeat.beats());
    std::printf("%d\n", heartbeat.stop());
}
