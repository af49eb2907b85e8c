// each thread works on the object that one std::unique_ptr of a vector owns
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <thread>
#include <vector>

struct Job {
    explicit Job(int n) : size(n) {}
    void run()
    {
        for (int i = 0; i < size; i++)
            total += i; // NORACE
    }
    int size;
    long total = 0;
};

int main()
{
    std::vector<std::unique_ptr<Job>> jobs;
    for (int i = 0; i < 4; i++)
        jobs.push_back(std::make_unique<Job>(100 * i));
    std::vector<std::thread> threads;
    for (auto &job : jobs) {
        Job *raw = job.get();
        threads.emplace_back([raw] { raw->run(); });
    }
    for (auto &t : threads)
        t.join();
    for (auto &job : jobs)
        std::cout << job->total << '\n';
}
