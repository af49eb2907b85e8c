// Philosophers with an array of forks; each counts its own meals.
#include <array>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

constexpr int kPhilosophers = 5;

struct Fork {
    std::mutex m;
    int uses = 0;
};

struct Table {
    std::array<Fork, kPhilosophers> forks;
};

class Philosopher {
    Fork &left;
    Fork &right;
    int meals = 0;
    std::thread life;

public:
    Philosopher(Table &t, int i)
        : left(t.forks[i]), right(t.forks[(i + 1) % kPhilosophers]),
          life(&Philosopher::dine, this)
    {
    }
    ~Philosopher() { life.join(); }
    int eaten()
    {
        return meals_so_far();
    }

private:
    std::mutex meals_mutex;
    int meals_so_far()
    {
        std::lock_guard<std::mutex> g(meals_mutex);
        return meals;
    }
    void dine()
    {
        for (int n = 0; n < 20; ++n) {
            std::lock(left.m, right.m);
            std::lock_guard<std::mutex> l(left.m, std::adopt_lock);
            std::lock_guard<std::mutex> r(right.m, std::adopt_lock);
            ++left.uses;
            ++right.uses;
        }
    }
};

int main()
{
    Table table;
    {
        std::vector<std::unique_ptr<Philosopher>> people;
        for (int i = 0; i < kPhilosophers; ++i)
            people.push_back(std::make_unique<Philosopher>(table, i));
    }
    int uses = 0;
    for (auto &f : table.forks)
        uses += f.uses;
    std::cout << uses << '\n';
}
