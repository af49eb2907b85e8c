// the owner reads the count while the worker runs
// flags: -std=c++17
#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>

class Worker
{
public:
    void start() { thread_ = std::thread(&Worker::run, this); }
    void stop()
    {
        stop_ = true;
        thread_.join();
    }
    int count() const { return count_; } // RACE!

private:
    void run()
    {
        while (!stop_) {
            count_++; // RACE!
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }

    std::atomic<bool> stop_{false};
    int count_ = 0;
    std::thread thread_;
};

int main()
{
    Worker worker;

    worker.start();
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    std::printf("%d\n", worker.count());
    worker.stop();
    return 0;
}
