// A detached thread writes a copy of its own.
// flags: -std=c++11
#include <chrono>
#include <iostream>
#include <memory>
#include <thread>

static void compute(std::shared_ptr<int> out)
{
    for (int i = 1; i <= 100; ++i)
        *out += i;
}

static int launch()
{
    auto result = std::make_shared<int>(0);
    auto mine = std::make_shared<int>(*result);
    std::thread t(compute, mine);
    t.detach();
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    return *result;
}

int main()
{
    std::cout << launch() << '\n';
}
