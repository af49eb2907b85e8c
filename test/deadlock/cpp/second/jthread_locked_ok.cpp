// flags: -std=c++20
#include <chrono>
#include <mutex>
#include <stop_token>
#include <thread>

class Heartbeat {
    std::mutex m_;
    long beats_ = 0;
    std::jthread worker_;

public:
    Heartbeat()
    {
        worker_ = std::jthread([this](std::stop_token st) {
            while (!st.stop_requested()) {
                std::lock_guard<std::mutex> g(m_);
                beats_++;
            }
        });
    }
    long stop()
    {
        worker_.request_stop();
        worker_.join();
        std::lock_guard<std::mutex> g(m_);
        return beats_;
    }
};

int main()
{
    Heartbeat h;
    return static_cast<int>(h.stop());
}
