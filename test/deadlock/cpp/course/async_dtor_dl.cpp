#include <future>
#include <iostream>
#include <mutex>

std::mutex m;
int value;

void compute()
{
    std::lock_guard<std::mutex> g(m); // DEADLOCK
    ++value;
}

int main()
{
    {
        std::lock_guard<std::mutex> g(m); // DEADLOCK
        value = 10;
        auto f = std::async(std::launch::async, compute); // DEADLOCK
        f.wait(); // DEADLOCK!
    }
    std::cout << value << '\n';
}
