// The sum is built while the last thread still runs.
#include <iostream>
#include <thread>

struct Part {
    int lo, hi;
    long result = 0;
    void run()
    {
        for (int i = lo; i < hi; ++i)
            result += i; // RACE!
    }
};

int main()
{
    Part a{0, 1000}, b{1000, 2000};
    std::thread ta(&Part::run, &a);
    std::thread tb(&Part::run, &b);
    ta.join();
    long sum = a.result; // NORACE
    sum += b.result; // RACE!
    tb.join();
    std::cout << sum << '\n';
}
