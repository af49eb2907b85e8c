// the thread is started by the base class's constructor, before the derived part is made
// tsan: some: not every pair meets in one run
#include <cstdio>
#include <thread>

class Base {
public:
    Base() : thread_([this] { run(); }) {} // RACE!
    virtual ~Base() { thread_.join(); } // RACE!
    virtual void run() { std::puts("base"); }

private:
    std::thread thread_;
};

class Derived : public Base {
    int limit_;

public:
    Derived() : limit_(10) {} // RACE!
    void run() override
    {
        for (int i = 0; i < limit_; ++i) // RACE
            std::puts("derived");
    }
};

static int started = 0;

class Counted : public Base {
public:
    void run() override { started++; } // RACE!
};

int main()
{
    Counted a; // RACE!
    started++; // RACE!
    Derived d; // RACE
}
