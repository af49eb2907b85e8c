// a jthread polls until it is asked to stop; its samples are read after the join
// flags: -std=c++20
#include <chrono>
#include <cstdio>
#include <stop_token>
#include <thread>
#include <vector>

class Sampler {
public:
    void begin()
    {
        thread_ = std::jthread([this](std::stop_token st) {
            int value = 0;
            while (!st.stop_requested()) {
                samples_.push_back(value++); // NORACE
                if (value > 1000)
                    break;
                std::this_thread::sleep_for(std::chrono::microseconds(10));
            }
        });
    }
    std::vector<int> end()
    {
        thread_.request_stop();
        thread_.join();
        return std::move(samples_); // NORACE
    }

private:
    std::vector<int> samples_;
    std::jthread thread_;
};

int main()
{
    Sampler s;
    s.begin();
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    std::vector<int> got = s.end();
    long sum = 0;
    for (int v : got)
        sum += v;
    std::printf("%zu %ld\n", got.size(), sum);
}
