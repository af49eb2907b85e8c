// CRTP workers that share a static counter of the base template.
// flags: -std=c++17
#include <atomic>
#include <iostream>
#include <thread>

template <typename Derived> class Worker {
public:
    void start() { t_ = std::thread([this] { static_cast<Derived *>(this)->process(); }); }
    void wait() { t_.join(); }

protected:
    static inline int processed_ = 0;
    std::thread t_;

public:
    static int processed() { return processed_; }
};

class Encoder : public Worker<Encoder> {
public:
    void process()
    {
        for (int i = 0; i < 100; ++i)
            processed_ += 1; // RACE!
    }
};

class Decoder : public Worker<Decoder> {
public:
    void process()
    {
        for (int i = 0; i < 100; ++i)
            processed_ += 1;
    }
};

int main()
{
    Encoder e1, e2;
    Decoder d;
    e1.start();
    e2.start();
    d.start();
    e1.wait();
    e2.wait();
    d.wait();
    std::cout << Encoder::processed() << ' ' << Decoder::processed() << '\n';
}
