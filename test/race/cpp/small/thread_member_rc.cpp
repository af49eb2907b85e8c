// A thread that runs a member function on an object that main goes on using.
#include <cstdio>
#include <thread>

class Counter {
public:
    void run()
    {
        for (int i = 0; i < 1000; ++i)
            bump();
    }
    int value() const { return value_; } // RACE!

private:
    void bump() { ++value_; } // RACE!
    int value_ = 0;
};

int main()
{
    Counter counter;
    std::thread worker(&Counter::run, &counter);
    std::printf("so far: %d\n", counter.value());
    worker.join();
    std::printf("in the end: %d\n", counter.value());
    return 0;
}
