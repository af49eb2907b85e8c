// all virtual workers take the lock
// flags: -std=c++17
#include <cstdio>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

struct Shared {
    std::mutex mutex;
    int total = 0;
};

class Worker
{
public:
    explicit Worker(Shared &shared) : shared_(shared) {}
    virtual ~Worker() = default;
    virtual void run() = 0;

protected:
    Shared &shared_;
};

class Adder : public Worker
{
public:
    using Worker::Worker;
    void run() override
    {
        std::lock_guard<std::mutex> guard(shared_.mutex);
        shared_.total += 1; // NORACE
    }
};

class Doubler : public Worker
{
public:
    using Worker::Worker;
    void run() override
    {
        std::lock_guard<std::mutex> guard(shared_.mutex);
        shared_.total *= 2; // NORACE
    }
};

int main()
{
    Shared shared;
    std::vector<std::unique_ptr<Worker>> workers;
    std::vector<std::thread> threads;

    workers.push_back(std::make_unique<Adder>(shared));
    workers.push_back(std::make_unique<Doubler>(shared));
    for (auto &worker : workers)
        threads.emplace_back([&worker] { worker->run(); });
    for (auto &thread : threads)
        thread.join();
    std::printf("%d\n", shared.total); // NORACE
    return 0;
}
