// A background worker that is told to stop by a plain bool; its tally is read before the join
#include <chrono>
#include <cstdio>
#include <thread>

class Worker {
    bool running_ = true;
    long ticks_ = 0;
    std::thread thread_;

    void loop()
    {
        while (running_) {              // RACE! run
            ticks_++;                   // RACE! ticks
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }

public:
    Worker() : thread_(&Worker::loop, this) {}
    long ticks() const { return ticks_; }       // RACE! ticks
    void stop()
    {
        running_ = false;               // RACE! run
        thread_.join();
    }
    long final_ticks() const { return ticks_; } // NORACE
};

int main()
{
    Worker w;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    std::printf("%ld\n", w.ticks());
    w.stop();
    std::printf("%ld\n", w.final_ticks());
}
