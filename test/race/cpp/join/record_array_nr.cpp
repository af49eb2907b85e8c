// workers in an array, each asked for its result once it was joined
// flags: -std=c++17
#include <cstdio>
#include <memory>
#include <thread>
#include <vector>

class Worker {
public:
    explicit Worker(int n = 5) : n_(n) {}
    void start()
    {
        thread_ = std::thread([this] { run(); });
    }
    void join()
    {
        if (thread_.joinable())
            thread_.join();
    }
    long result() const { return result_; } // NORACE

private:
    void run()
    {
        for (int i = 0; i < n_; ++i)
            result_ += i; // NORACE
    }
    int n_;
    long result_ = 0;
    std::thread thread_;
};

int main()
{
    Worker workers[5];
    for (int i = 0; i < 4; ++i)
        workers[i].start();
    long sum = 0;
    for (int i = 0; i < 4; ++i) {
        workers[i].join();
        sum += workers[i].result();
    }
    std::printf("%ld\n", sum);
}
