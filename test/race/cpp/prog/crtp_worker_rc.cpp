// CRTP base runs the derived work in a thread; the derived state is polled
// flags: -std=c++17
#include <iostream>
#include <thread>

template <typename Derived>
class Runner {
public:
    void start()
    {
        t_ = std::thread([this] { static_cast<Derived *>(this)->work(); });
    }
    void wait() { t_.join(); }

private:
    std::thread t_;
};

class Summer : public Runner<Summer> {
public:
    void work()
    {
        for (int i = 0; i < 1000; i++)
            sum_ += i; // RACE!
        finished_ = true; // RACE!
    }
    bool finished() const { return finished_; } // RACE!
    long sum() const { return sum_; } // RACE!

private:
    long sum_ = 0;
    bool finished_ = false;
};

int main()
{
    Summer s;
    s.start();
    if (s.finished())
        std::cout << s.sum() << "\n";
    s.wait();
}
