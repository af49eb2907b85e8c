// vectors hold one object several times, or two threads get the same element
// flags: -std=c++17
// tsan: some: short runs seldom meet
#include <cstdio>
#include <memory>
#include <thread>
#include <vector>

struct Worker {
    explicit Worker(int n) : rounds(n) {}
    void run()
    {
        for (int i = 0; i < rounds; ++i)
            sum += i; // RACE!
    }
    int rounds;
    long sum = 0;
};

int main()
{
    std::vector<Worker *> plain;
    std::vector<std::shared_ptr<Worker>> shared;
    std::vector<Worker> values;
    std::vector<std::thread> threads;
    auto *one = new Worker(100);
    for (int i = 0; i < 4; ++i) {
        plain.push_back(one);
        shared.push_back(std::make_shared<Worker>(i));
        values.emplace_back(i);
    }
    for (auto *w : plain)
        threads.emplace_back(&Worker::run, w);
    for (auto &w : shared)
        for (int k = 0; k < 2; ++k)
            threads.emplace_back([w] { w->run(); });
    for (std::size_t i = 0; i < values.size(); ++i)
        threads.emplace_back(&Worker::run, &values[i / 2]);
    for (auto &t : threads)
        t.join();
    std::printf("%ld %ld %ld\n", plain[1]->sum, shared[1]->sum, values[1].sum);
    delete one;
    return 0;
}
