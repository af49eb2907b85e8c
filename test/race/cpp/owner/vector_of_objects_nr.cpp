// one loop makes objects and keeps them in vectors, another one gives each of them a thread
// flags: -std=c++17
#include <cstdio>
#include <memory>
#include <thread>
#include <vector>

struct Worker {
    explicit Worker(int n) : rounds(n) {}
    void run()
    {
        for (int i = 0; i < rounds; ++i)
            sum += i;
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
    for (int i = 0; i < 4; ++i) {
        plain.push_back(new Worker(i));
        shared.push_back(std::make_shared<Worker>(i));
        values.emplace_back(i);
    }
    for (auto *w : plain)
        threads.emplace_back(&Worker::run, w);
    for (auto &w : shared)
        threads.emplace_back([w] { w->run(); });
    for (std::size_t i = 0; i < values.size(); ++i)
        threads.emplace_back(&Worker::run, &values[i]);
    for (auto &t : threads)
        t.join();
    std::printf("%ld %ld %ld\n", plain[1]->sum, shared[1]->sum, values[1].sum);
    for (auto *w : plain)
        delete w;
    return 0;
}
