#include <array>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

constexpr int kCount = 5;

struct Fork {
    std::mutex mutex;
};

class Philosopher {
public:
    Philosopher(int id, Fork &left, Fork &right) : id_(id), left_(left), right_(right) {}
    void dine()
    {
        for (int i = 0; i < 3; ++i)
            eat();
    }
private:
    void eat()
    {
        std::lock_guard<std::mutex> first(left_.mutex); // DEADLOCK
        std::lock_guard<std::mutex> second(right_.mutex); // DEADLOCK!
        std::cout << id_ << " eats\n";
    }
    int id_;
    Fork &left_;
    Fork &right_;
};

int main()
{
    std::array<Fork, kCount> forks;
    std::vector<std::unique_ptr<Philosopher>> ps;
    for (int i = 0; i < kCount; ++i) {
        ps.push_back(std::make_unique<Philosopher>(i, forks[i], forks[(i + 1) % kCount]));
    }
    std::vector<std::thread> ts;
    for (auto &p : ps)
        ts.emplace_back(&Philosopher::dine, p.get());
    for (auto &t : ts)
        t.join();
}
