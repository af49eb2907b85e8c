// A semaphore of two permits guards a counter.
// flags: -std=c++20
#include <iostream>
#include <semaphore>
#include <thread>
#include <vector>

std::counting_semaphore<4> sem(2);
int in_use = 0;
int peak = 0;

void use_resource()
{
    sem.acquire();
    ++in_use; // RACE! u
    if (in_use > peak) // RACE! u p
        peak = in_use; // RACE! u p
    --in_use; // RACE! u
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
