// the thread writes on after it has kept its promise
// flags: -std=c++17
#include <future>
#include <iostream>
#include <thread>

static int progress;

static void compute(std::promise<int> p)
{
    progress = 1; // NORACE
    p.set_value(7);
    progress = 2; // RACE!
}

int main()
{
    std::promise<int> p;
    auto f = p.get_future();
    std::thread t(compute, std::move(p));
    int v = f.get();
    std::cout << v + progress << "\n"; // RACE!
    t.join();
}
