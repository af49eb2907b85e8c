// workers that start several threads each, which share the worker's result
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <thread>
#include <vector>

class Worker {
public:
    explicit Worker(int first) : first_(first) {}
    void start() { threads_.push_back(std::thread([this] { run(); })); }
    void join()
    {
        for (auto &t : threads_)
            t.join();
    }
    long result() const { return sum_; }

private:
    void run()
    {
        for (int i = 0; i < 1000; i++)
            sum_ += first_ + i; // RACE!
    }
    int first_;
    long sum_ = 0;
    std::vector<std::thread> threads_;
};

int main()
{
    std::vector<std::unique_ptr<Worker>> workers;
    for (int i = 0; i < 4; i++)
        workers.push_back(std::make_unique<Worker>(i));
    for (auto &w : workers)
        w->start();
    for (auto &w : workers)
        w->start();
    for (auto &w : workers)
        w->join();
    long sum = 0;
    for (auto &w : workers)
        sum += w->result(); // RACE
    std::cout << sum << '\n';
}
