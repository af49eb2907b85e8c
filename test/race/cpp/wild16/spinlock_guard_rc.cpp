// the try that failed is taken for one that succeeded
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <thread>

struct Job {
    int runs = 0;
    std::mutex m;
    void run()
    {
        std::unique_lock<std::mutex> g(m, std::try_to_lock);
        if (!g)
            std::puts("busy");
        ++runs; // RACE!
    }
};

int main()
{
    Job job;
    std::thread a([&job] {
        for (int i = 0; i < 100; ++i)
            job.run();
    });
    for (int i = 0; i < 100; ++i)
        job.run();
    a.join();
    std::printf("%d\n", job.runs);
}
