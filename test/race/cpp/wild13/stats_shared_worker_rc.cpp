// All workers have a pointer to the same Stats.
#include <iostream>
#include <thread>
#include <vector>

struct Stats {
    long requests = 0;
    long bytes = 0;
};

class Worker {
public:
    Worker(int id, Stats *stats) : id_(id), stats_(stats) {}
    void operator()()
    {
        for (int i = 0; i < 1000; ++i) {
            stats_->requests++; // RACE! r
            stats_->bytes += i % (id_ + 2); // RACE! b
        }
    }

private:
    int id_;
    Stats *stats_;
};

int main()
{
    Stats stats;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.push_back(std::thread(Worker(i, &stats)));
    for (auto &t : threads)
        t.join();
    std::cout << stats.requests << ' ' << stats.bytes << '\n'; // NORACE
}
