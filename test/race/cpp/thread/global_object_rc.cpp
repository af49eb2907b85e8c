// A global object starts its thread before main; it has not ended when main asks.
#include <chrono>
#include <cstdio>
#include <thread>

class Heartbeat {
public:
    Heartbeat() : thread_([this] { run(); }) {}
    ~Heartbeat()
    {
        stop_ = true;
        thread_.join();
    }
    int beats() const { return beats_; } // RACE!

private:
    void run()
    {
        for (int i = 0; i < 3; i++)
            beats_++; // RACE!
    }
    int beats_ = 0;
    bool stop_ = false;
    std::thread thread_;
};

static Heartbeat heartbeat;

int main()
{
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    std::printf("%d\n", heartbeat.beats());
}
