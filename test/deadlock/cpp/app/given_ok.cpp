// philosophers that are given their forks, one in the other order
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
            std::lock_guard<std::mutex> one(first);
            std::lock_guard<std::mutex> two(second);
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
        int next = (i + 1) % n;
        if (i == n - 1)
            all.emplace_back(forks[next], forks[i]);
        else
            all.emplace_back(forks[i], forks[next]);
    }
    for (int i = 0; i < n; ++i)
        threads.emplace_back(&Philosopher::dine, &all[i]);
    for (auto &t : threads)
        t.join();
}
