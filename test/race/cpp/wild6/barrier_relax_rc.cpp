// Jacobi relaxation with two grids; one of the two barriers of a step is missing.
// flags: -std=c++20
#include <barrier>
#include <cmath>
#include <iostream>
#include <thread>
#include <vector>

constexpr int N = 128;
constexpr int T = 4;
constexpr int STEPS = 20;

int main()
{
    std::vector<double> cur(N + 2, 0.0), next(N + 2, 0.0);
    cur[0] = next[0] = 1.0;
    std::barrier sync(T);
    auto body = [&](int id) {
        const int lo = 1 + id * (N / T), hi = lo + N / T;
        for (int s = 0; s < STEPS; ++s) {
            for (int i = lo; i < hi; ++i)
                next[i] = 0.5 * (cur[i - 1] + cur[i + 1]); // RACE!
            for (int i = lo; i < hi; ++i)
                cur[i] = next[i]; // RACE!
            sync.arrive_and_wait();
        }
    };
    std::vector<std::jthread> team;
    for (int id = 0; id < T; ++id)
        team.emplace_back(body, id);
    team.clear();
    double sum = 0;
    for (double x : cur)
        sum += x;
    std::cout << sum << std::endl;
}
