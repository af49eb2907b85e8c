// A detached thread writes a local variable of the function that started it.
// flags: -std=c++11
#include <chrono>
#include <iostream>
#include <memory>
#include <thread>

static void compute(std::shared_ptr<int> out)
{
    for (int i = 1; i <= 100; ++i)
        *out += i; // RACE!
}

static int launch()
{
    auto result = std::make_shared<int>(0);
    std::thread t(compute, result);
    t.detach();
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    return *result; // RACE!
}

int main()
{
    std::cout << launch() << '\n';
}
