// the active object starts its thread last and joins it in the destructor
// flags: -std=c++17
#include <chrono>
#include <cstdio>
#include <thread>

class Heartbeat
{
public:
    explicit Heartbeat(int interval)
    {
        interval_ = interval; // NORACE
        thread_ = std::thread([this] { beat(); });
    }
    ~Heartbeat() { thread_.join(); }

private:
    void beat()
    {
        for (int i = 0; i < 3; i++)
            std::this_thread::sleep_for(std::chrono::microseconds(interval_)); // NORACE
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
