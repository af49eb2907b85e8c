// std::thread philosophers;
// left, then right.
#include <array>
#include <mutex>
#include <thread>
#include <vector>
constexpr int N = 5;
std::array<std::mutex, N> forks;

void philosopher(int i)
{
    int l = i, r = (i + 1) % N;
    for (int k = 0; k < 10; k++) {
        std::lock_guard<std::mutex> a(forks[l]);
        std::lock_guard<std::mutex> b(forks[r]); // DEADLOCK!
    }
}

int main()
{
    std::vector<std::thread> t;
    for (int i = 0; i < N; i++)
        t.emplace_back(philosopher, i);
    for (auto &x : t)
        x.join();
}
