// Dining philosophers; each counts the meals of all in a shared total.
// flags: -std=c++17
#include <array>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

class Fork {
public:
    std::mutex m;
    int used = 0;
};

class Philosopher {
public:
    Philosopher(int id, Fork &l, Fork &r, int &meals) : id_(id), left_(l), right_(r), total_(meals) {}
    void dine()
    {
        for (int i = 0; i < 10; ++i) {
            std::scoped_lock lock(left_.m, right_.m);
            ++left_.used;
            ++right_.used;
            ++total_; // RACE!
        }
    }
    int eaten() const { return eaten_; }

private:
    int id_;
    Fork &left_, &right_;
    int &total_;
    int eaten_ = 0;
};

int main()
{
    std::array<Fork, 5> forks;
    int meals = 0;
    std::vector<Philosopher> table;
    for (int i = 0; i < 5; ++i)
        table.emplace_back(i, forks[i], forks[(i + 1) % 5], meals);
    std::vector<std::thread> threads;
    for (auto &p : table)
        threads.emplace_back(&Philosopher::dine, &p);
    for (auto &t : threads)
        t.join();
    for (auto &p : table)
        meals += p.eaten();
    std::cout << meals << '\n';
}
