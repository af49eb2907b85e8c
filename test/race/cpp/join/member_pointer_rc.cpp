// a member function that is bound: the first word of the object is what two threads change
// flags: -std=c++17
#include <cstdio>
#include <functional>
#include <thread>

class Counter {
public:
    void add(int n)
    {
        value_ += n; // RACE!
    }
    void other(int n)
    {
        value_ += n; // RACE!
    }

private:
    int value_ = 0, other_ = 0;
};

int main()
{
    Counter counter;
    std::function<void(int)> add = std::bind(&Counter::add, &counter, std::placeholders::_1);
    std::function<void(int)> other = std::bind(&Counter::other, &counter, std::placeholders::_1);
    std::thread a([&add] {
        for (int i = 0; i < 10; ++i)
            add(i); // NORACE
    });
    std::thread b([&other] {
        for (int i = 0; i < 10; ++i)
            other(i); // NORACE
    });
    a.join();
    b.join();
}
