#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

class Poller {
    std::mutex &state_;
    bool &running_;
    std::thread thread_;

    void run()
    {
        for (;;) {
            std::lock_guard<std::mutex> g(state_);
            if (!running_)
                return;
        }
    }

public:
    Poller(std::mutex &m, bool &r) : state_(m), running_(r), thread_(&Poller::run, this) {}
    ~Poller() { thread_.join(); }
};

int main()
{
    std::mutex m;
    bool running = true;
    auto poller = std::make_unique<Poller>(m, running);
    {
        std::lock_guard<std::mutex> g(m);
        running = false;
    }
    poller.reset();
}
