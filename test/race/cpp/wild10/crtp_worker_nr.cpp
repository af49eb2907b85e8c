// CRTP base class that runs the derived class in a thread and joins it.
#include <iostream>
#include <thread>
#include <vector>

template <class Derived> class Threaded {
public:
    void start()
    {
        t_ = std::thread([this] { static_cast<Derived *>(this)->run(); });
    }
    void join() { t_.join(); }

private:
    std::thread t_;
};

class Summer : public Threaded<Summer> {
public:
    Summer(int lo, int hi) : lo_(lo), hi_(hi) {}
    void run()
    {
        for (int i = lo_; i < hi_; ++i)
            sum_ += i;
    }
    long sum() const { return sum_; }

private:
    int lo_, hi_;
    long sum_ = 0;
};

class Squarer : public Threaded<Squarer> {
public:
    explicit Squarer(std::vector<int> &v) : v_(v) {}
    void run()
    {
        for (auto &x : v_)
            x *= x;
    }

private:
    std::vector<int> &v_;
};

int main()
{
    std::vector<int> v{1, 2, 3, 4, 5};
    Summer a(0, 100), b(100, 200);
    Squarer c(v);
    a.start();
    b.start();
    c.start();
    a.join();
    b.join();
    c.join();
    std::cout << a.sum() + b.sum() + v.back() << '\n';
}
