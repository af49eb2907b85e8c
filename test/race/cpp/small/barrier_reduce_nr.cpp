// A barrier whose completion function adds up what the workers have left in their cells.
// flags: -std=c++20
#include <barrier>
#include <iostream>
#include <thread>
#include <vector>

int main()
{
    constexpr int workers = 4;
    std::vector<double> partial(workers);
    double total = 0;
    int rounds = 0;
    bool done = false;
    auto on_completion = [&]() noexcept {
        double sum = 0;
        for (double p : partial)
            sum += p;
        total += sum;
        done = ++rounds == 5;
    };
    std::barrier sync(workers, on_completion);
    auto worker = [&](int id) {
        while (!done) {
            partial[id] = id + total / 100;
            sync.arrive_and_wait();
        }
    };
    std::vector<std::jthread> threads;
    for (int i = 0; i < workers; ++i)
        threads.emplace_back(worker, i);
    threads.clear();
    std::cout << total << ' ' << rounds << '\n';
}
