// Dining philosophers with std::lock and adopted guards; each counts its own meals.
#include <array>
#include <iostream>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Fork {
public:
    std::mutex m;
    int used = 0;
};

class Philosopher {
    std::string name_;
    Fork &left_, &right_;
    int meals_ = 0;

public:
    Philosopher(std::string n, Fork &l, Fork &r) : name_(std::move(n)), left_(l), right_(r) {}
    void dine()
    {
        for (int i = 0; i < 50; ++i) {
            std::lock(left_.m, right_.m);
            std::lock_guard<std::mutex> a(left_.m, std::adopt_lock);
            std::lock_guard<std::mutex> b(right_.m, std::adopt_lock);
            left_.used++;
            right_.used++;
            meals_++;
        }
    }
    int meals() const { return meals_; }
    const std::string &name() const { return name_; }
};

int main()
{
    std::array<Fork, 5> forks;
    const char *names[] = {"Plato", "Kant", "Hume", "Marx", "Mill"};
    std::vector<Philosopher> table;
    for (int i = 0; i < 5; ++i)
        table.emplace_back(names[i], forks[i], forks[(i + 1) % 5]);
    std::vector<std::thread> threads;
    for (auto &p : table)
        threads.emplace_back(&Philosopher::dine, &p);
    for (auto &t : threads)
        t.join();
    for (auto &p : table)
        std::cout << p.name() << ' ' << p.meals() << '\n';
}
