// A binary semaphore guards a counter.
// flags: -std=c++20
#include <iostream>
#include <semaphore>
#include <thread>
#include <vector>

std::binary_semaphore sem(1);
int in_use = 0;
int peak = 0;

void use_resource()
{
    sem.acquire();
    ++in_use;
    if (in_use > peak)
        peak = in_use;
    --in_use;
    sem.release();
}

int main()
{
    std::vector<std::jthread> ts;
    for (int i = 0; i < 4; ++i)
        ts.emplace_back(use_resource);
    ts.clear();
    std::cout << peak << '\n';
}
