// a worker class stopped by a plain bool member
// flags: -std=c++17
#include <chrono>
#include <iostream>
#include <thread>

class Worker {
public:
    Worker() : running_(true), thread_(&Worker::loop, this) {}
    ~Worker() { stop(); }
    void stop()
    {
        running_ = false; // RACE!
        if (thread_.joinable())
            thread_.join();
    }
    long iterations() const { return iterations_; } // RACE! n

private:
    void loop()
    {
        while (running_) // RACE!
            ++iterations_; // RACE! n
    }
    bool running_;
    long iterations_ = 0;
    std::thread thread_;
};

int main()
{
    Worker w;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    std::cout << w.iterations() << '\n';
    w.stop();
    return 0;
}
