// The greatest value is compared without the lock and stored with it.
#include <iostream>
#include <mutex>
#include <random>
#include <thread>
#include <vector>

struct Best {
    double value = -1;
    int owner = -1;
    std::mutex m;

    void offer(double v, int who)
    {
        if (v > value) { // RACE!
            std::lock_guard<std::mutex> lk(m);
            if (v > value) {
                value = v; // RACE!
                owner = who;
            }
        }
    }
};

int main()
{
    Best best;
    std::vector<std::thread> climbers;
    for (int id = 0; id < 4; ++id)
        climbers.emplace_back([&best, id] {
            std::mt19937 rng(id);
            std::uniform_real_distribution<double> d(0, 1);
            for (int i = 0; i < 200; ++i)
                best.offer(d(rng), id);
        });
    for (auto &c : climbers)
        c.join();
    std::cout << best.value << " by " << best.owner << '\n';
}
