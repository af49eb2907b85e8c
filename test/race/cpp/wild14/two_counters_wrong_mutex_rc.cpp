// Each method locks a mutex, but not the same one for the same counter.
#include <iostream>
#include <mutex>
#include <thread>

class Stats {
    std::mutex in_mutex_, out_mutex_;
    long in_ = 0, out_ = 0;

public:
    void received(int n)
    {
        std::lock_guard<std::mutex> g(in_mutex_);
        in_ += n; // NORACE
    }
    void sent(int n)
    {
        std::lock_guard<std::mutex> g(out_mutex_);
        out_ += n; // RACE!
    }
    void reset()
    {
        std::lock_guard<std::mutex> g(in_mutex_);
        in_ = 0; // NORACE
        out_ = 0; // RACE!
    }
};

int main()
{
    Stats s;
    std::thread a([&] {
        for (int i = 0; i < 100; ++i) {
            s.received(i);
            s.sent(i);
        }
    });
    std::thread b([&] {
        for (int i = 0; i < 10; ++i)
            s.reset();
    });
    a.join();
    b.join();
}
