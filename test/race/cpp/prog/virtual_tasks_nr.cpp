// tasks of a class hierarchy, each run by its own thread
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <thread>
#include <vector>

class Task {
public:
    virtual ~Task() = default;
    virtual void execute() = 0;
    virtual int result() const = 0;
};

class SquareTask : public Task {
public:
    explicit SquareTask(int v) : value_(v) {}
    void execute() override { result_ = value_ * value_; }
    int result() const override { return result_; }

private:
    int value_, result_ = 0;
};

class SumTask : public Task {
public:
    explicit SumTask(std::vector<int> v) : values_(std::move(v)) {}
    void execute() override
    {
        for (int x : values_)
            sum_ += x;
    }
    int result() const override { return sum_; }

private:
    std::vector<int> values_;
    int sum_ = 0;
};

int main()
{
    std::vector<std::unique_ptr<Task>> tasks;
    tasks.push_back(std::make_unique<SquareTask>(7));
    tasks.push_back(std::make_unique<SumTask>(std::vector<int>{1, 2, 3}));
    tasks.push_back(std::make_unique<SquareTask>(9));
    std::vector<std::thread> threads;
    for (auto &task : tasks)
        threads.emplace_back([&task] { task->execute(); });
    for (auto &t : threads)
        t.join();
    for (const auto &task : tasks)
        std::cout << task->result() << "\n";
    return 0;
}
