// philosophers that are given their forks
#include <mutex>
#include <thread>
#include <vector>

class Philosopher {
    std::mutex &first;
    std::mutex &second;
    int meals = 0;

public:
    Philosopher(std::mutex &a, std::mutex &b) : first(a), second(b) {}
    void dine()
    {
        for (int i = 0; i < 10; ++i) {
            std::lock_guard<std::mutex> one(first); // DEADLOCK
            std::lock_guard<std::mutex> two(second); // DEADLOCK!
            ++meals;
        }
    }
};

int main()
{
    constexpr int n = 5;
    static std::mutex forks[n];
    std::vector<Philosopher> all;
    std::vector<std::thread> threads;
    for (int i = 0; i < n; ++i) {
        all.emplace_back(forks[i], forks[(i + 1) % n]);
    }
    for (int i = 0; i < n; ++i)
        threads.emplace_back(&Philosopher::dine, &all[i]);
    for (auto &t : threads)
        t.join();
}
