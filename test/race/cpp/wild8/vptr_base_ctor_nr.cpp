// The thread that calls a virtual function is started when the object is complete.
// flags: -std=c++11
// tsan: some: the vptr store and the read of the thread need bad luck
#include <cstdio>
#include <thread>

class Task {
public:
    Task() {}
    void start() { thread_ = std::thread([this] { run(); }); }
    virtual ~Task() {}
    virtual void run() { std::puts("base"); }
    void wait() { thread_.join(); }

private:
    std::thread thread_;
};

class Download : public Task {
public:
    explicit Download(int n) : size_(n) {}
    void run() override { std::printf("download %d\n", size_); }

private:
    int size_;
};

int main()
{
    Download d(42);
    d.start();
    d.wait();
    return 0;
}
