// dining philosophers with std::lock and adopt_lock, eaten counted per philosopher
// flags: -std=c++17
#include <array>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

struct Fork {
    std::mutex m;
    int used = 0;
};

class Philosopher {
public:
    Philosopher(Fork &l, Fork &r) : left(l), right(r) {}
    void dine()
    {
        for (int i = 0; i < 10; i++) {
            std::lock(left.m, right.m);
            std::lock_guard<std::mutex> a(left.m, std::adopt_lock);
            std::lock_guard<std::mutex> b(right.m, std::adopt_lock);
            left.used++;
            right.used++;
            eaten++;
        }
    }
    int eaten = 0;

private:
    Fork &left, &right;
};

int main()
{
    std::array<Fork, 3> forks;
    std::vector<Philosopher> ps;
    for (int i = 0; i < 3; i++)
        ps.emplace_back(forks[i], forks[(i + 1) % 3]);
    std::vector<std::thread> ts;
    for (auto &p : ps)
        ts.emplace_back(&Philosopher::dine, &p);
    for (auto &t : ts)
        t.join();
    int sum = 0;
    for (auto &p : ps)
        sum += p.eaten;
    std::cout << sum << "\n";
}
