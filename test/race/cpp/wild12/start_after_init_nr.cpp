// The worker thread is the last member and starts when all others are set.
#include <atomic>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

class Collector {
    std::string name_;
    std::vector<int> samples_;
    std::atomic<bool> stop_{false};
    std::thread thread_;

    void run()
    {
        int i = 0;
        while (!stop_ && i < 1000)
            samples_.push_back(i++);
    }

public:
    explicit Collector(std::string n) : name_(std::move(n))
    {
        samples_.reserve(1000);
        thread_ = std::thread([this] { run(); });
    }
    std::vector<int> finish()
    {
        stop_ = true;
        thread_.join();
        return std::move(samples_);
    }
    const std::string &name() const { return name_; }
};

int main()
{
    Collector c("cpu");
    std::cout << c.name() << '\n';
    std::cout << c.finish().size() << '\n';
}
