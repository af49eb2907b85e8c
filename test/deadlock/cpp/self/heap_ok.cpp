// the same on the heap, recursive
#include <mutex>
#include <thread>

class Counter {
public:
    int get()
    {
        std::lock_guard<std::recursive_mutex> guard(lock_);
        return value_;
    }

    void bump()
    {
        std::lock_guard<std::recursive_mutex> guard(lock_);
        value_ = get() + 1;
    }

private:
    std::recursive_mutex lock_;
    int value_ = 0;
};


int main()
{
    Counter *c = new Counter;
    std::thread one([c] { c->bump(); }), two([c] { c->bump(); });

    one.join();
    two.join();
}
