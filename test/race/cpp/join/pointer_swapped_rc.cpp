// two owners change places between join and use
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
                result_ += i; // RACE!
        });
    }
    void join() { thread_.join(); }
    bool is_begun() const { return thread_.joinable(); }
    long result() const { return result_; } // RACE!

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
    for (int i = 0; i < 3; ++i) {
        workers[i]->join();
        std::swap(workers[i], workers[i + 1]);
        sum += workers[i]->result();
        std::swap(workers[i], workers[i + 1]);
    }
    workers[3]->join();
    std::printf("%ld\n", sum);
}
