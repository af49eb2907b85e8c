// stealing locks the thief's own queue instead of the victim's
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

struct Worker {
    std::mutex m;
    std::vector<int> jobs;
    Worker *next = nullptr;
    long sum = 0;

    bool take(int &out)
    {
        std::lock_guard<std::mutex> g(m);
        if (jobs.empty()) // RACE!
            return false;
        out = jobs.back(); // RACE!
        jobs.pop_back(); // RACE!
        return true;
    }
    bool steal(int &out)
    {
        std::lock_guard<std::mutex> g(m);
        if (next->jobs.empty()) // RACE!
            return false;
        out = next->jobs.back(); // RACE!
        next->jobs.pop_back(); // RACE!
        return true;
    }
    void run()
    {
        int job;
        while (take(job) || steal(job))
            sum += job;
    }
};

int main()
{
    Worker w[2];
    w[0].next = &w[1];
    w[1].next = &w[0];
    for (int i = 0; i < 100; ++i)
        w[i % 2].jobs.push_back(i);
    std::thread a(&Worker::run, &w[0]), b(&Worker::run, &w[1]);
    a.join();
    b.join();
    std::printf("%ld\n", w[0].sum + w[1].sum);
}
