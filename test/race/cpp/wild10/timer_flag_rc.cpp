// A periodic timer that is stopped by a plain flag.
#include <chrono>
#include <functional>
#include <iostream>
#include <thread>

class Timer {
public:
    void start(int interval, std::function<void()> f)
    {
        active = true; // NORACE
        worker = std::thread([=]() {
            while (active) { // RACE!
                std::this_thread::sleep_for(std::chrono::milliseconds(interval));
                if (!active) // RACE!
                    break;
                f();
            }
        });
    }
    void stop()
    {
        active = false; // RACE!
        if (worker.joinable())
            worker.join();
    }

private:
    bool active = false;
    std::thread worker;
};

int main()
{
    Timer t;
    int n = 0;
    t.start(1, [&] { n++; });
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    t.stop();
    std::cout << n << std::endl; // NORACE
}
