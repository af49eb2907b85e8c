// two records that are set one by one, each with a counter of its own
// flags: -std=c++17
#include <thread>
#include <vector>

struct Worker {
    int n;
    long *result;
    void run()
    {
        for (int i = 0; i < n; ++i)
            *result += i; // NORACE
    }
};

int main()
{
    Worker workers[2];
    for (auto &w : workers) {
        w.n = 100;
        w.result = new long(0);
    }
    std::vector<std::thread> threads;
    for (auto &w : workers)
        threads.emplace_back([&w] { w.run(); });
    for (auto &t : threads)
        t.join();
    for (auto &w : workers)
        delete w.result;
}
