// A jthread that appends until it is asked to stop; the owner reads before the join.
// flags: -std=c++20
#include <chrono>
#include <iostream>
#include <stop_token>
#include <thread>
#include <vector>

class Sampler {
public:
    Sampler()
        : thread_([this](std::stop_token st) {
              while (!st.stop_requested())
                  samples_.push_back(static_cast<int>(samples_.size())); // RACE!
          })
    {
    }
    std::size_t count() const { return samples_.size(); } // RACE!
    void stop() { thread_.request_stop(); }

private:
    std::vector<int> samples_;
    std::jthread thread_;
};

int main()
{
    Sampler s;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    s.stop();
    std::cout << s.count() << '\n';
}
