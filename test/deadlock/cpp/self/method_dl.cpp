// a method calls another that takes the same mutex
#include <mutex>
#include <thread>

class Counter {
public:
    int get()
    {
        std::lock_guard<std::mutex> guard(lock_); // DEADLOCK!
        return value_;
    }

    void bump()
    {
        std::lock_guard<std::mutex> guard(lock_);
        value_ = get() + 1;
    }

private:
    std::mutex lock_;
    int value_ = 0;
};

static Counter counter;

int main()
{
    std::thread one([] { counter.bump(); }), two([] { counter.bump(); });

    one.join();
    two.join();
}
