// stages of a pipeline derived from one base; one of them counts without the base's lock
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

class Stage {
public:
    virtual ~Stage() = default;
    void run(const std::vector<int> &in)
    {
        for (int v : in)
            process(v);
    }
    virtual void report(std::ostream &os) const = 0;

protected:
    virtual void process(int v) = 0;
    std::mutex m_;
};

class Sum : public Stage {
    long sum_ = 0;
    void process(int v) override
    {
        std::lock_guard<std::mutex> lk(m_);
        sum_ += v;
    }

public:
    void report(std::ostream &os) const override { os << sum_ << '\n'; }
};

class Largest : public Stage {
    int largest_ = 0;
    void process(int v) override
    {
        if (v > largest_) // RACE!
            largest_ = v; // RACE!
    }

public:
    void report(std::ostream &os) const override { os << largest_ << '\n'; }
};

int main()
{
    std::vector<std::unique_ptr<Stage>> stages;
    stages.push_back(std::make_unique<Sum>());
    stages.push_back(std::make_unique<Largest>());
    std::vector<int> one{3, 1, 4, 1, 5}, two{9, 2, 6, 5, 3};
    std::vector<std::thread> threads;
    for (auto &s : stages) {
        threads.emplace_back([&s, &one] { s->run(one); });
        threads.emplace_back([&s, &two] { s->run(two); });
    }
    for (auto &t : threads)
        t.join();
    for (auto &s : stages)
        s->report(std::cout);
}
