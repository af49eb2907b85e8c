// each thread works on the object that was pushed in the same round
// flags: -std=c++17
#include <cstdio>
#include <memory>
#include <thread>
#include <vector>

struct Job {
    long result = 0;
    void run()
    {
        for (int i = 0; i < 100; ++i)
            result += i; // NORACE
    }
};

int main()
{
    std::vector<std::unique_ptr<Job>> jobs;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        jobs.push_back(std::make_unique<Job>());
        threads.emplace_back(&Job::run, jobs.back().get());
    }
    long sum = 0;
    for (int i = 0; i < 4; ++i) {
        threads[i].join();
        sum += jobs[i]->result; // NORACE
    }
    std::printf("%ld\n", sum);
}
