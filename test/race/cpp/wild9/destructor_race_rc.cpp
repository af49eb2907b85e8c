// A derived class whose thread uses a member that is destroyed before the base class joins.
// flags: -std=c++17
#include <atomic>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

class Runner {
public:
    virtual ~Runner()
    { // RACE! v
        halt();
    }
    void launch() { thread_ = std::thread([this] { loop(); }); }
    void halt()
    {
        quit_ = true;
        if (thread_.joinable())
            thread_.join();
    }

protected:
    virtual void step() = 0;
    void loop()
    {
        while (!quit_)
            step(); // RACE! v
    }
    std::atomic<bool> quit_{false};
    std::thread thread_;
};

class Collector : public Runner {
public:
    ~Collector() override { std::cout << values_.size() << '\n'; } // RACE! m

protected:
    void step() override
    {
        if (values_.size() < 1000)
            values_.push_back(1); // RACE! m
    }

private:
    std::vector<int> values_;
};

int main()
{
    Collector c;
    c.launch();
    std::this_thread::yield();
}
