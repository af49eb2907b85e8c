// Worker objects return their results through members, in an array joined in reverse order.
#include <array>
#include <cmath>
#include <iostream>
#include <thread>

struct Integrator {
    double from, to;
    int steps;
    double result = 0;
    void operator()()
    {
        double h = (to - from) / steps;
        for (int i = 0; i < steps; ++i)
            result += std::sin(from + (i + 0.5) * h) * h;
    }
};

int main()
{
    std::array<Integrator, 4> parts;
    std::array<std::thread, 4> threads;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        parts[i].from = 0.5 * static_cast<double>(i);
        parts[i].to = 0.5 * static_cast<double>(i + 1);
        parts[i].steps = 1000;
        threads[i] = std::thread(std::ref(parts[i]));
    }
    double sum = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        threads[i].join();
        sum += parts[i].result;
    }
    std::cout << sum << '\n';
}
