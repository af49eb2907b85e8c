// Monte Carlo for pi: hits are counted in a shared variable; the number of tries is atomic.
#include <atomic>
#include <iostream>
#include <random>
#include <thread>
#include <vector>

long hits = 0;
std::atomic<long> tries{0};

void throw_darts(int n, unsigned seed)
{
    std::mt19937 gen(seed);
    std::uniform_real_distribution<double> d(0, 1);
    for (int i = 0; i < n; ++i) {
        double x = d(gen), y = d(gen);
        if (x * x + y * y <= 1)
            hits++; // RACE!
        tries++;
    }
}

int main()
{
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < 4; ++i)
        threads.emplace_back(throw_darts, 1000, i + 1);
    for (auto &t : threads)
        t.join();
    std::cout << 4.0 * hits / tries << std::endl; // NORACE
}
