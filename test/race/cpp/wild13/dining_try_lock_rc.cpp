// Philosophers that take their forks with try_lock; the table's count of meals is not guarded.
#include <array>
#include <chrono>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

struct Table {
    std::array<std::mutex, 3> forks;
    std::array<int, 3> uses{};
    int meals = 0;
};

void philosopher(Table &t, int id)
{
    std::mutex &left = t.forks[id], &right = t.forks[(id + 1) % 3];
    for (int eaten = 0; eaten < 10;) {
        std::unique_lock<std::mutex> l(left, std::defer_lock), r(right, std::defer_lock);
        if (std::try_lock(l, r) == -1) {
            t.uses[id]++; // NORACE
            t.meals++; // RACE!
            ++eaten;
        } else {
            std::this_thread::yield();
        }
    }
}

int main()
{
    Table t;
    std::vector<std::thread> ts;
    for (int i = 0; i < 3; ++i)
        ts.emplace_back(philosopher, std::ref(t), i);
    for (auto &x : ts)
        x.join();
    std::cout << t.meals << '\n';
}
