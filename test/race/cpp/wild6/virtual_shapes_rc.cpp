// Virtual workers over their own shapes; one kind of worker also writes a shared best value.
// flags: -std=c++17
#include <algorithm>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

struct Board {
    std::mutex m;
    double best = 0;
    int visits = 0;
};

class Worker {
public:
    Worker(Board &b, int seed) : board_(b), seed_(seed) {}
    virtual ~Worker() = default;
    void operator()()
    {
        for (int i = 0; i < 50; ++i) {
            last_ = step(i);
            publish(last_);
        }
    }
    double last() const { return last_; }

protected:
    virtual double step(int i) = 0;
    virtual void publish(double v) = 0;
    Board &board_;
    int seed_;
    double last_ = 0;
};

class Careful : public Worker {
public:
    using Worker::Worker;

protected:
    double step(int i) override { return seed_ * i; }
    void publish(double v) override
    {
        std::lock_guard<std::mutex> lk(board_.m);
        board_.best = std::max(board_.best, v); // RACE!
        ++board_.visits;
    }
};

class Hasty : public Worker {
public:
    using Worker::Worker;

protected:
    double step(int i) override { return seed_ + i; }
    void publish(double v) override
    {
        if (v > board_.best) // RACE!
            board_.best = v; // RACE!
    }
};

int main()
{
    Board board;
    std::vector<std::unique_ptr<Worker>> workers;
    workers.push_back(std::make_unique<Careful>(board, 3));
    workers.push_back(std::make_unique<Hasty>(board, 5));
    workers.push_back(std::make_unique<Careful>(board, 7));
    std::vector<std::thread> threads;
    for (auto &w : workers)
        threads.emplace_back([&w] { (*w)(); });
    for (auto &t : threads)
        t.join();
    double sum = 0;
    for (auto &w : workers)
        sum += w->last();
    std::cout << board.best << ' ' << board.visits << ' ' << sum << '\n';
}
