// The constructor of a base class starts a thread that calls a virtual function.
// flags: -std=c++11
// tsan: some: the vptr store and the read of the thread need bad luck
#include <cstdio>
#include <thread>

class Task {
public:
    Task() : thread_([this] { run(); }) {} // RACE! v
    virtual ~Task() {}
    virtual void run() { std::puts("base"); }
    void wait() { thread_.join(); }

private:
    std::thread thread_;
};

class Download : public Task {
public:
    explicit Download(int n) : size_(n) {} // RACE! v s
    void run() override { std::printf("download %d\n", size_); } // RACE! s

private:
    int size_;
};

int main()
{
    Download d(42);
    d.wait();
    return 0;
}
