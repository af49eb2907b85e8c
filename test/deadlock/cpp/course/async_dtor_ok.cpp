#include <future>
#include <iostream>
#include <mutex>

std::mutex m;
int value;

void compute()
{
    std::lock_guard<std::mutex> g(m);
    ++value;
}

int main()
{
    auto f = std::async(std::launch::async, compute);
    {
        std::lock_guard<std::mutex> g(m);
        value = 10;
    }
    f.get();
    std::cout << value << '\n';
}
