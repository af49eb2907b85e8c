// objects of two classes in one vector, each with a reference to a log of its own
// flags: -std=c++17
#include <memory>
#include <string>
#include <thread>
#include <vector>

struct Job {
    virtual ~Job() = default;
    virtual void run() = 0;
};

class Add : public Job {
    int n_;
    std::vector<std::string> &log_;

public:
    Add(int n, std::vector<std::string> &log) : n_(n), log_(log) {}
    void run() override
    {
        log_.push_back(std::to_string(n_ + 1)); // NORACE
    }
};

class Mul : public Job {
    int n_;
    std::vector<std::string> &log_;

public:
    Mul(int n, std::vector<std::string> &log) : n_(n), log_(log) {}
    void run() override
    {
        log_.push_back(std::to_string(n_ * 2)); // NORACE
    }
};

int main()
{
    std::vector<std::string> first, second;
    std::vector<std::unique_ptr<Job>> jobs;
    jobs.emplace_back(new Add(1, first));
    jobs.emplace_back(new Mul(2, second));
    std::vector<std::thread> threads;
    for (auto &j : jobs)
        threads.emplace_back([&j] { j->run(); });
    for (auto &t : threads)
        t.join();
    return static_cast<int>(first.size() - second.size());
}
