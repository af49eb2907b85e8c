// workers behind owning pointers, each with a reference to a slot of its own
// flags: -std=c++17
#include <cstdio>
#include <memory>
#include <thread>
#include <vector>

class Worker {
public:
    Worker(int n, long &result) : n_(n), result_(result) {}
    void run()
    {
        for (int i = 0; i < n_; ++i)
            result_ += i; // NORACE
    }

private:
    int n_;
    long &result_;
};

int main()
{
    std::vector<long> results(4);
    std::vector<std::unique_ptr<Worker>> workers;
    for (int i = 0; i < 4; ++i)
        workers.push_back(std::make_unique<Worker>(10 * i, results[i]));
    std::vector<std::thread> threads;
    for (auto &w : workers)
        threads.emplace_back([&w] { w->run(); });
    for (auto &t : threads)
        t.join();
    std::printf("%ld\n", results[0]);
}
