// heat along a rod, two buffers, a step ends at a barrier
// flags: -std=c++20
#include <barrier>
#include <cstdio>
#include <thread>
#include <vector>

int main()
{
    constexpr int kCells = 400, kThreads = 4, kSteps = 50;
    std::vector<double> now(kCells, 0.0), next(kCells, 0.0);
    now[0] = next[0] = 100.0;
    std::barrier sync(kThreads);

    auto work = [&](int id) {
        const int lo = id == 0 ? 1 : id * kCells / kThreads;
        const int hi = id == kThreads - 1 ? kCells - 1 : (id + 1) * kCells / kThreads;
        for (int step = 0; step < kSteps; ++step) {
            for (int i = lo; i < hi; ++i)
                next[i] = now[i] + 0.25 * (now[i - 1] - 2 * now[i] + now[i + 1]);
            sync.arrive_and_wait();
            for (int i = lo; i < hi; ++i)
                now[i] = next[i];
            sync.arrive_and_wait();
        }
    };

    std::vector<std::jthread> team;
    for (int id = 0; id < kThreads; ++id)
        team.emplace_back(work, id);
    team.clear();
    std::printf("%.3f\n", now[kCells / 2]);
}
