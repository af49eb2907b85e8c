// a counting semaphore lets three threads in at a time: it does not keep them apart
// flags: -std=c++20
// tsan: some: not every pair meets in one run
#include <iostream>
#include <semaphore>
#include <thread>
#include <vector>

static std::counting_semaphore<3> slots(3);
static int inside = 0;
static int most = 0;

static void visit()
{
    slots.acquire();
    ++inside; // RACE! i
    if (inside > most) // RACE! i m
        most = inside; // RACE! i m
    std::this_thread::yield();
    --inside; // RACE! i
    slots.release();
}

int main()
{
    std::vector<std::jthread> guests;
    for (int i = 0; i < 10; ++i)
        guests.emplace_back(visit);
    guests.clear();
    std::cout << most << '\n';
}
