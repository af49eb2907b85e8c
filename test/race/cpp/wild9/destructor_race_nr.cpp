// A class that joins its thread in its own destructor.
// flags: -std=c++17
#include <atomic>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

class Runner {
public:
    virtual ~Runner()
    {
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
            step();
    }
    std::atomic<bool> quit_{false};
    std::thread thread_;
};

class Collector : public Runner {
public:
    ~Collector() override
    {
        halt();
        std::cout << values_.size() << '\n';
    }

protected:
    void step() override
    {
        if (values_.size() < 1000)
            values_.push_back(1);
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
