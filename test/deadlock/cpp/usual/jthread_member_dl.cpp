// flags: -std=c++20
#include <atomic>
#include <memory>
#include <mutex>
#include <thread>
class Poller {
    std::mutex m;
    int ticks = 0;
    std::unique_ptr<std::jthread> t;
public:
    void start()
    {
        std::lock_guard<std::mutex> g(m);
        t = std::make_unique<std::jthread>([this](std::stop_token st) {
            while (!st.stop_requested()) {
                std::lock_guard<std::mutex> g(m); // DEADLOCK
                ticks++;
            }
        });
    }
    void stop()
    {
        std::lock_guard<std::mutex> g(m); // DEADLOCK
        t.reset(); // DEADLOCK!
    }
};
int main()
{
    Poller p;
    p.start();
    p.stop();
}
