// The event is set before all of the data is there.
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

class Event {
    std::mutex m_;
    std::condition_variable cv_;
    bool set_ = false;

public:
    void set()
    {
        std::lock_guard<std::mutex> g(m_);
        set_ = true; // NORACE
        cv_.notify_all();
    }
    void wait()
    {
        std::unique_lock<std::mutex> g(m_);
        cv_.wait(g, [this] { return set_; }); // NORACE
    }
};

int main()
{
    Event ready;
    int width = 0, height = 0;
    std::thread reader([&] {
        ready.wait();
        std::cout << width << 'x' // NORACE
                  << height << '\n'; // RACE!
    });
    width = 640; // NORACE
    ready.set();
    height = 480; // RACE!
    reader.join();
}
