// Two phases without a barrier between them: the second reads what other workers write in the first.
// flags: -std=c++20
#include <cstdio>
#include <latch>
#include <thread>
#include <vector>

int main()
{
    constexpr int workers = 4;
    std::vector<int> partial(workers), shifted(workers);
    std::latch start(workers);
    {
        std::vector<std::jthread> threads;
        for (int w = 0; w < workers; ++w)
            threads.emplace_back([&, w] {
                start.arrive_and_wait();
                partial[w] = w * 10; // RACE!
                shifted[w] = partial[(w + 1) % workers]; // RACE!
            });
    }
    for (int s : shifted)
        std::printf("%d ", s);
}
