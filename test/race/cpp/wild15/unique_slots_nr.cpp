// vector of unique_ptr: each thread has its own job object; results are added after the joins
// flags: -std=c++17
#include <cstdio>
#include <memory>
#include <string>
#include <thread>
#include <vector>

class Job {
public:
    virtual ~Job() = default;
    void run()
    {
        for (int i = 0; i < 10; ++i) {
            compute(i);
            steps_++; // NORACE
        }
    }
    int steps() const { return steps_; }
    virtual long result() const = 0;

protected:
    virtual void compute(int i) = 0;

private:
    int steps_ = 0;
};

class SumJob : public Job {
public:
    long result() const override { return sum_; }

private:
    void compute(int i) override { sum_ += i; } // NORACE
    long sum_ = 0;
};

class TextJob : public Job {
public:
    long result() const override { return static_cast<long>(text_.size()); }

private:
    void compute(int i) override { text_ += std::to_string(i); } // NORACE
    std::string text_;
};

int main()
{
    std::vector<std::unique_ptr<Job>> jobs;
    for (int i = 0; i < 6; ++i) {
        if (i % 2)
            jobs.push_back(std::make_unique<SumJob>());
        else
            jobs.push_back(std::make_unique<TextJob>());
    }
    std::vector<std::thread> threads;
    threads.reserve(jobs.size());
    for (auto &job : jobs)
        threads.emplace_back([&job] { job->run(); });
    for (auto &t : threads)
        t.join();
    long sum = 0;
    for (const auto &job : jobs)
        sum += job->result() + job->steps(); // NORACE
    std::printf("%ld\n", sum);
}
