// the owner reads it after stop
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
    int count() const { return count_; } // NORACE

private:
    void run()
    {
        while (!stop_) {
            count_++; // NORACE
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
    worker.stop();
    std::printf("%d\n", worker.count());
    return 0;
}
