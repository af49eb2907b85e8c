// The thread is a member declared before the data it uses: it starts before they are made.
// flags: -std=c++20
// tsan: some: the thread must be quicker than its maker
#include <chrono>
#include <iostream>
#include <string>
#include <thread>

class Ticker {
    std::jthread worker_;
    int period_ = 3; // RACE!
    long ticks_ = 0; // RACE!

public:
    Ticker() : worker_([this](std::stop_token st) { loop(st); }) {}

private:
    void loop(std::stop_token st)
    {
        int done = 0;
        while (!st.stop_requested() && done++ < 1000)
            ticks_ += period_; // RACE!
    }
};

int main()
{
    Ticker ticker;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    std::cout << "stopping\n";
}
