// Philosophers hold two forks each, but the shared count of meals belongs to none of them.
#include <iostream>
#include <mutex>
#include <thread>

static const int N = 5;
static std::mutex forks[N];
static int meals_eaten;
static int fork_used[N];

static void philosopher(int id)
{
    int first = id, second = (id + 1) % N;
    if (first > second)
        std::swap(first, second);
    for (int i = 0; i < 50; ++i) {
        std::unique_lock<std::mutex> a(forks[first]);
        std::unique_lock<std::mutex> b(forks[second]);
        fork_used[first]++;
        fork_used[second]++;
        meals_eaten++; // RACE!
    }
}

int main()
{
    std::thread people[N];
    for (int i = 0; i < N; ++i)
        people[i] = std::thread(philosopher, i);
    for (auto &p : people)
        p.join();
    std::cout << meals_eaten << " " << fork_used[0] << std::endl;
}
