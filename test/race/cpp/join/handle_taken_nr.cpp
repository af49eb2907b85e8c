// two workers change their threads before they are begun
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
    void exchange(Worker &other) { std::swap(thread_, other.thread_); }

private:
    long result_ = 0;
    std::thread thread_;
};

int main()
{
    std::vector<std::unique_ptr<Worker>> workers;
    for (int i = 0; i < 4; ++i) {
        workers.push_back(std::make_unique<Worker>());
    }
    workers[0]->exchange(*workers[1]);
    for (auto &w : workers)
        w->start();
    long sum = 0;
    for (auto &w : workers) {
        w->join();
        sum += w->result();
    }
    std::printf("%ld\n", sum);
}
