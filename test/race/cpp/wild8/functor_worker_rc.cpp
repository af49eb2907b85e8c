// A functor that threads copy, with a pointer to a shared total.
// flags: -std=c++11
#include <iostream>
#include <thread>

class Summer {
public:
    Summer(const int *data, int from, int to, long *out) : data_(data), from_(from), to_(to), out_(out) {}
    void operator()() const
    {
        for (int i = from_; i < to_; i++)
            *out_ += data_[i]; // RACE!
    }

private:
    const int *data_;
    int from_, to_;
    long *out_;
};

int main()
{
    static int data[1000];
    for (int i = 0; i < 1000; i++)
        data[i] = i % 7;
    long total = 0;
    std::thread a(Summer(data, 0, 500, &total));
    std::thread b(Summer(data, 500, 1000, &total));
    a.join();
    b.join();
    std::cout << total << std::endl;
}
