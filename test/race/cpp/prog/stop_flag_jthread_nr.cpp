// jthread with stop_token polls; results handed over after the join in the destructor
// flags: -std=c++20
#include <chrono>
#include <iostream>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

class Sampler {
public:
    void start()
    {
        thread_ = std::jthread([this](std::stop_token st) {
            int tick = 0;
            while (!st.stop_requested()) {
                local_ticks_ = ++tick; // NORACE
                std::lock_guard lk(m_);
                samples_.push_back(tick);
                if (tick > 1000)
                    break;
            }
        });
    }
    size_t size() const
    {
        std::lock_guard lk(m_);
        return samples_.size();
    }
    int stop()
    {
        thread_.request_stop();
        thread_.join();
        return local_ticks_; // NORACE
    }

private:
    mutable std::mutex m_;
    std::vector<int> samples_;
    int local_ticks_ = 0;
    std::jthread thread_;
};

int main()
{
    Sampler s;
    s.start();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    std::cout << s.size() << '\n';
    std::cout << s.stop() << '\n';
}
