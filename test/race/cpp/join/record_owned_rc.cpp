// the next worker is asked, which may still run
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
    long result() const { return result_; } // RACE!

private:
    void run()
    {
        for (int i = 0; i < n_; ++i)
            result_ += i; // RACE!
    }
    int n_;
    long result_ = 0;
    std::thread thread_;
};

int main()
{
    std::vector<std::unique_ptr<Worker>> workers;
    for (int i = 0; i < 4; ++i) {
        workers.push_back(std::make_unique<Worker>(i * 10));
        workers.back()->start();
    }
    long sum = 0;
    for (int i = 0; i < 3; ++i) {
        workers[i]->join();
        sum += workers[i + 1]->result();
    }
    workers[3]->join();
    std::printf("%ld\n", sum);
}
