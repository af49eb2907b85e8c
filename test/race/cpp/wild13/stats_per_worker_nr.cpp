// Every worker has a Stats of its own in a vector; main sums them up after all joins.
#include <chrono>
#include <iostream>
#include <thread>
#include <vector>

struct Stats {
    long requests = 0;
    long bytes = 0;
    char pad[48] = {};
};

class Worker {
public:
    Worker(int id, Stats *stats) : id_(id), stats_(stats) {}
    void operator()()
    {
        for (int i = 0; i < 1000; ++i)
            handle(i);
    }

private:
    void handle(int n)
    {
        stats_->requests++;
        stats_->bytes += n % (id_ + 2);
    }
    int id_;
    Stats *stats_;
};

int main()
{
    const int n = 4;
    std::vector<Stats> stats(n);
    std::vector<std::thread> threads;
    for (int i = 0; i < n; ++i)
        threads.push_back(std::thread(Worker(i, &stats[i])));
    Stats total;
    for (auto &t : threads)
        t.join();
    for (const auto &s : stats) {
        total.requests += s.requests;
        total.bytes += s.bytes;
    }
    std::cout << total.requests << ' ' << total.bytes << '\n';
}
