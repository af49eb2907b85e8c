// Philosophers with std::array and lambdas.
#include <algorithm>
#include <array>
#include <mutex>
#include <thread>
#include <vector>

constexpr int N = 5;
static std::array<std::mutex, N> forks;
static std::array<int, N> eaten;

static void dine(int i)
{
    int l = i;
    int r = (i + 1) % N;
    for (int k = 0; k < 100; k++) {
        std::lock_guard<std::mutex> left(forks[std::min(l, r)]);
        std::lock_guard<std::mutex> right(forks[std::max(l, r)]);
        eaten[i]++;
    }
}

int main()
{
    std::vector<std::thread> threads;
    for (int i = 0; i < N; i++)
        threads.emplace_back([i] { dine(i); });
    for (auto &t : threads)
        t.join();
}
