// the worker's exception is stored for main, which rethrows it after the join
#include <exception>
#include <iostream>
#include <stdexcept>
#include <thread>

struct Outcome {
    int value = 0;
    std::exception_ptr error;
};

void compute(Outcome &o, int x)
{
    try {
        if (x < 0)
            throw std::invalid_argument("negative");
        o.value = x * 2; // NORACE
    } catch (...) {
        o.error = std::current_exception(); // NORACE
    }
}

int main()
{
    Outcome a, b;
    std::thread t1(compute, std::ref(a), 21), t2(compute, std::ref(b), -1);
    t1.join();
    t2.join();
    try {
        if (a.error) // NORACE
            std::rethrow_exception(a.error);
        if (b.error)
            std::rethrow_exception(b.error);
        std::cout << a.value + b.value << '\n'; // NORACE
    } catch (const std::exception &e) {
        std::cout << e.what() << '\n';
    }
}
