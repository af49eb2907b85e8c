// A semaphore with two permits does not make a lock.
// tsan: no: seldom at the same time on a machine with two cores
// flags: -std=c++20
#include <iostream>
#include <semaphore>
#include <thread>
#include <vector>

std::counting_semaphore<2> permits(2);
int inside = 0;
int peak = 0;

void enter()
{
    permits.acquire();
    ++inside; // RACE!
    if (inside > peak) // RACE!
        peak = inside; // RACE!
    --inside; // RACE!
    permits.release();
}

int main()
{
    std::vector<std::jthread> visitors;
    for (int i = 0; i < 6; ++i)
        visitors.emplace_back(enter);
    for (auto &v : visitors)
        v.join();
    std::cout << peak << '\n';
}
