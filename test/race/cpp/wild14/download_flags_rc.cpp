// A download that can be cancelled: the flag and the progress are plain members.
#include <chrono>
#include <iostream>
#include <string>
#include <thread>

class Download {
    std::thread thread_;
    bool cancelled_ = false;
    int percent_ = 0;

public:
    void start()
    {
        thread_ = std::thread(&Download::run, this);
    }
    void run()
    {
        for (int i = 0; i < 100; ++i) {
            if (cancelled_) // RACE! c
                return;
            percent_ = i + 1; // RACE! p
        }
    }
    void cancel() { cancelled_ = true; } // RACE! c
    int percent() const { return percent_; } // RACE! p
    void wait() { thread_.join(); }
};

int main()
{
    Download d;
    d.start();
    while (d.percent() < 50)
        std::this_thread::yield();
    d.cancel();
    d.wait();
    std::cout << d.percent() << '\n';
}
