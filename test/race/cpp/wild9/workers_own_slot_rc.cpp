// Worker objects that each get a reference to a slot of a vector; two get the same.
// flags: -std=c++14
#include <iostream>
#include <memory>
#include <thread>
#include <vector>

class Worker {
public:
    Worker(int from, int to, long &result) : from_(from), to_(to), result_(result) {}
    virtual ~Worker() = default;
    virtual void run()
    {
        for (int i = from_; i < to_; ++i)
            result_ += i; // RACE!
    }

private:
    int from_, to_;
    long &result_;
};

int main()
{
    const int n = 4;
    std::vector<long> results(n, 0);
    std::vector<std::unique_ptr<Worker>> workers;
    for (int i = 0; i < n; ++i)
        workers.push_back(std::make_unique<Worker>(i * 100, (i + 1) * 100, results[i / 2]));
    std::vector<std::thread> threads;
    for (auto &w : workers)
        threads.emplace_back([&w] { w->run(); });
    for (auto &t : threads)
        t.join();
    long sum = 0;
    for (auto r : results)
        sum += r;
    std::cout << sum << std::endl;
}
