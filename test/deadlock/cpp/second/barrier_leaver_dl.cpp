// flags: -std=c++20
#include <barrier>
#include <thread>
#include <vector>

// Three workers step together; a worker with nothing left to do goes home.
int main()
{
    std::barrier step(3);
    std::vector<int> work = {5, 5, 2};
    auto run = [&](int id) {
        for (int round = 0; round < 5; round++) {
            if (work[id] <= round) {
                return;
            }
            step.arrive_and_wait(); // DEADLOCK!
        }
    };
    std::thread a(run, 0), b(run, 1), c(run, 2);
    a.join();
    b.join();
    c.join();
}
