// the active object's destructor forgets to wait, its thread uses members that are set late
// flags: -std=c++17
#include <chrono>
#include <cstdio>
#include <thread>

class Heartbeat
{
public:
    explicit Heartbeat(int interval)
    {
        thread_ = std::thread([this] { beat(); });
        interval_ = interval; // RACE!
    }
    ~Heartbeat() { thread_.join(); }

private:
    void beat()
    {
        for (int i = 0; i < 3; i++)
            std::this_thread::sleep_for(std::chrono::microseconds(interval_)); // RACE!
    }
    int interval_ = 0;
    std::thread thread_;
};

int main()
{
    Heartbeat heartbeat(100);

    std::puts("started");
    return 0;
}
