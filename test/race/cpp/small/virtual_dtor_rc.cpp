// The vptr is rewritten by a destructor while a thread still makes virtual calls.
// tsan: some: short windows
#include <iostream>
#include <thread>

class Task {
public:
    virtual ~Task() {}
    virtual int step() { return 0; }
};

class Runner : public Task {
public:
    Runner() : thread_([this] { loop(); }) {}
    ~Runner() override { thread_.join(); } // RACE!

private:
    void loop()
    {
        for (int i = 0; i < 1000; ++i)
            total_ += step(); // RACE!
    }
    std::thread thread_;
    int total_ = 0; // RACE!
};

class Fast : public Runner { // RACE
public:
    int step() override { return 2; }
};

int main()
{
    Task *t = new Fast(); // RACE!
    delete t;
    std::cout << "done\n";
}
