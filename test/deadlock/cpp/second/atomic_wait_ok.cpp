// flags: -std=c++20
#include <atomic>
#include <iostream>
#include <thread>

std::atomic<int> stage{0};
int result;

void compute()
{
    result = 42;
    stage.store(1);
    stage.notify_all();
}

int main()
{
    std::thread t(compute);
    stage.wait(0);
    std::cout << result << '\n';
    t.join();
}
