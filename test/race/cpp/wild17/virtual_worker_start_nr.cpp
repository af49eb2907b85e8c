// workers are started when they are complete and joined before their members are read
#include <cstdio>
#include <memory>
#include <thread>
#include <vector>

class Worker {
public:
    virtual ~Worker() = default;
    void start() { thread_ = std::thread(&Worker::run, this); }
    void wait() { thread_.join(); }
    virtual void run() = 0;
    virtual long result() const = 0;

private:
    std::thread thread_;
};

class Summer : public Worker {
    int n_;
    long sum_ = 0;

public:
    explicit Summer(int n) : n_(n) {}
    void run() override
    {
        for (int i = 0; i < n_; ++i)
            sum_ += i; // NORACE
    }
    long result() const override { return sum_; } // NORACE
};

class Factorial : public Worker {
    int n_;
    long f_ = 1;

public:
    explicit Factorial(int n) : n_(n) {}
    void run() override
    {
        for (int i = 2; i <= n_; ++i)
            f_ *= i; // NORACE
    }
    long result() const override { return f_; } // NORACE
};

int main()
{
    std::vector<std::unique_ptr<Worker>> workers;
    workers.push_back(std::make_unique<Summer>(100));
    workers.push_back(std::make_unique<Factorial>(10));
    for (auto &w : workers)
        w->start();
    for (auto &w : workers)
        w->wait();
    for (const auto &w : workers)
        std::printf("%ld\n", w->result());
}
