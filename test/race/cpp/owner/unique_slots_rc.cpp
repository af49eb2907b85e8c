// all threads work on the object that the first std::unique_ptr of a vector owns
// flags: -std=c++17
// tsan: no: seldom at the same time on a machine with two cores
#include <iostream>
#include <memory>
#include <thread>
#include <vector>

struct Job {
    explicit Job(int n) : size(n) {}
    void run()
    {
        for (int i = 0; i < size; i++)
            total += i; // RACE!
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
    for (size_t i = 0; i < jobs.size(); i++) {
        Job *raw = jobs[0].get();
        threads.emplace_back([raw] { raw->run(); });
    }
    for (auto &t : threads)
        t.join();
    for (auto &job : jobs)
        std::cout << job->total << '\n';
}
