// plain bool asks the worker to stop
// flags: -std=c++17
#include <chrono>
#include <iostream>
#include <thread>

class Ticker {
public:
    void start() { t_ = std::thread(&Ticker::run, this); }
    void stop()
    {
        stop_ = true; // RACE!
        t_.join();
    }
    int ticks() const { return ticks_; } // NORACE

private:
    void run()
    {
        while (!stop_) { // RACE!
            ticks_++;
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
    bool stop_ = false;
    int ticks_ = 0;
    std::thread t_;
};

int main()
{
    Ticker t;
    t.start();
    t.stop();
    std::cout << t.ticks() << "\n";
}
