// A jthread with a stop token fills samples; main reads them before it has stopped.
// flags: -std=c++20
#include <chrono>
#include <iostream>
#include <stop_token>
#include <thread>
#include <vector>

class Sampler {
public:
    void start()
    {
        thread_ = std::jthread([this](std::stop_token st) {
            int n = 0;
            while (!st.stop_requested()) {
                samples_.push_back(n++); // RACE!
                std::this_thread::sleep_for(std::chrono::microseconds(100));
            }
        });
    }
    void stop()
    {
        thread_.request_stop();
        // not joined here
    }
    std::size_t count() const { return samples_.size(); } // RACE!

private:
    std::vector<int> samples_;
    std::jthread thread_;
};

int main()
{
    Sampler s;
    s.start();
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    s.stop();
    std::cout << s.count() << '\n';
}
