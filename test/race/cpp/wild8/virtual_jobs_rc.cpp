// Jobs with a virtual execute() in a vector; two threads run jobs that share a log.
// flags: -std=c++14
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

class Job {
public:
    virtual ~Job() {}
    virtual void execute() = 0;
};

class Add : public Job {
    int a_, b_;
    std::vector<std::string> &log_;

public:
    Add(int a, int b, std::vector<std::string> &log) : a_(a), b_(b), log_(log) {}
    void execute() override { log_.push_back("sum " + std::to_string(a_ + b_)); } // RACE!
};

class Mul : public Job {
    int a_, b_;
    std::vector<std::string> &log_;

public:
    Mul(int a, int b, std::vector<std::string> &log) : a_(a), b_(b), log_(log) {}
    void execute() override { log_.push_back("product " + std::to_string(a_ * b_)); } // RACE!
};

int main()
{
    std::vector<std::string> log;
    std::vector<std::unique_ptr<Job>> jobs;
    jobs.push_back(std::make_unique<Add>(1, 2, log));
    jobs.push_back(std::make_unique<Mul>(3, 4, log));
    std::vector<std::thread> threads;
    for (auto &j : jobs)
        threads.emplace_back([&j] { j->execute(); });
    for (auto &t : threads)
        t.join();
    for (auto &l : log)
        std::cout << l << '\n';
}
