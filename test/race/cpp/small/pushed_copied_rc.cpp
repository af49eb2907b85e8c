// Jobs that a loop pushed into a vector, one of which is copied over another.
// flags: -std=c++17
#include <functional>
#include <iostream>
#include <thread>
#include <vector>

struct Job {
    int from, to;
    long *out;
};

static void run(const Job &j)
{
    for (int i = j.from; i < j.to; ++i)
        *j.out += i; // RACE!
}

int main()
{
    const int n = 4;
    std::vector<long> results(n, 0);
    std::vector<Job> jobs;
    jobs.reserve(n);
    for (int i = 0; i < n; ++i)
        jobs.push_back({i * 10, i * 10 + 10, &results[i]});
    jobs[1] = jobs[0];
    std::vector<std::thread> threads;
    for (auto &j : jobs)
        threads.emplace_back(run, std::cref(j));
    for (auto &t : threads)
        t.join();
    long sum = 0;
    for (long r : results)
        sum += r;
    std::cout << sum << '\n';
}
