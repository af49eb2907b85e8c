// the base class starts the thread, two objects of the derived class share a static total
// flags: -std=c++17
#include <cstdio>
#include <thread>

class Runner
{
public:
    virtual ~Runner() = default;
    void start()
    {
        thread_ = std::thread([this] { run(); });
    }
    void wait() { thread_.join(); }

protected:
    virtual void run() = 0;

private:
    std::thread thread_;
};

class Summer : public Runner
{
public:
    explicit Summer(int n) : n_(n) {}
    long total() const { return total_; } // NORACE

protected:
    void run() override
    {
        for (int i = 0; i < n_; i++)
            total_ += i; // RACE!
    }

private:
    int n_;
    static long total_;
};

long Summer::total_;

int main()
{
    Summer a(100), b(200);

    a.start();
    b.start();
    a.wait();
    b.wait();
    std::printf("%ld\n", a.total() + b.total());
    return 0;
}
