// async with futures in a vector, recursion too
// flags: -std=c++17
#include <future>
#include <iostream>
#include <vector>

static long fib(int n)
{
    if (n < 2)
        return n;
    if (n < 10)
        return fib(n - 1) + fib(n - 2);
    auto left = std::async(std::launch::async, fib, n - 1);
    long right = fib(n - 2);
    return left.get() + right;
}

int main()
{
    std::vector<int> input{1, 2, 3, 4};
    std::vector<std::future<int>> futures;
    for (int v : input)
        futures.push_back(std::async(std::launch::async, [v] { return v * v; }));
    int total = 0;
    for (auto &f : futures)
        total += f.get();
    std::cout << total << " " << fib(12) << "\n";
}
