// request_stop does not wait: the count is read while the thread may still count
// tsan: no: seldom at the same time on a machine with two cores
// flags: -std=c++20
#include <iostream>
#include <stop_token>
#include <thread>

class Sampler {
    long samples_ = 0;
    std::jthread t_;

public:
    void start()
    {
        t_ = std::jthread([this](std::stop_token st) {
            while (!st.stop_requested())
                samples_++; // RACE!
        });
    }
    void stop() { t_.request_stop(); }
    long samples() const { return samples_; } // RACE!
};

int main()
{
    Sampler s;
    s.start();
    s.stop();
    std::cout << s.samples() << '\n';
}
