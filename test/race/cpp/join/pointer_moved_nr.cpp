// the result is read through the pointer that the worker was moved to
// flags: -std=c++17
#include <algorithm>
#include <cstdio>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

class Worker {
public:
    void start()
    {
        thread_ = std::thread([this] {
            for (int i = 0; i < 100; ++i)
                result_ += i; // NORACE
        });
    }
    void join() { thread_.join(); }
    bool is_begun() const { return thread_.joinable(); }
    long result() const { return result_; } // NORACE

private:
    long result_ = 0;
    std::thread thread_;
};

int main()
{
    std::vector<std::unique_ptr<Worker>> workers;
    for (int i = 0; i < 4; ++i) {
        workers.push_back(std::make_unique<Worker>());
        workers.back()->start();
    }
    long sum = 0;
    for (int i = 0; i < 4; ++i) {
        workers[i]->join();
        std::unique_ptr<Worker> done = std::move(workers[i]);
        sum += done->result();
    }
    std::printf("%ld\n", sum);
}
