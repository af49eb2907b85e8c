// Virtual workers: each one has a thread of its own that is joined before it is destroyed.
#include <iostream>
#include <memory>
#include <thread>
#include <vector>

class Worker {
public:
    virtual ~Worker() = default;
    void start() { thread_ = std::thread(&Worker::run, this); }
    void join() { thread_.join(); }
    long result() const { return result_; }

protected:
    virtual long compute() = 0;

private:
    void run() { result_ = compute(); }
    std::thread thread_;
    long result_ = 0;
};

class SumWorker : public Worker {
    int n_;
    long compute() override
    {
        long s = 0;
        for (int i = 1; i <= n_; ++i)
            s += i;
        return s;
    }

public:
    explicit SumWorker(int n) : n_(n) {}
};

class ProductWorker : public Worker {
    int n_, last_ = 0;
    long compute() override
    {
        long p = 1;
        for (last_ = 1; last_ <= n_; ++last_)
            p *= last_;
        return p;
    }

public:
    explicit ProductWorker(int n) : n_(n) {}
};

int main()
{
    std::vector<std::unique_ptr<Worker>> workers;
    for (int i = 0; i < 4; ++i) {
        workers.push_back(std::make_unique<SumWorker>(100 * i));
        workers.push_back(std::unique_ptr<Worker>(new ProductWorker(5 + i)));
    }
    for (auto &w : workers)
        w->start();
    for (auto &w : workers)
        w->join();
    for (const auto &w : workers)
        std::cout << w->result() << '\n';
}
