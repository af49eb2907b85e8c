// A jthread that polls its stop token; what it counts is read while it still runs.
// flags: -std=c++20
#include <chrono>
#include <iostream>
#include <stop_token>
#include <thread>

struct Stats {
    long ticks = 0;
    long errors = 0;
};

int main()
{
    using namespace std::chrono_literals;
    Stats stats;
    {
        std::jthread ticker([&stats](std::stop_token st) {
            while (!st.stop_requested()) {
                ++stats.ticks; // RACE!
                std::this_thread::sleep_for(1ms);
            }
        });
        std::this_thread::sleep_for(20ms);
        ticker.request_stop();
        std::cout << "ticks: " << stats.ticks << '\n'; // RACE!
    }
    std::cout << "final: " << stats.ticks << " errors " << stats.errors << '\n';
}
