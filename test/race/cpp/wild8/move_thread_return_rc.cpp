// A thread returned from a function and moved around; read before the join.
// flags: -std=c++11
#include <functional>
#include <iostream>
#include <thread>
#include <utility>

static void fill(int *a, int n)
{
    for (int i = 0; i < n; ++i)
        a[i] = i; // RACE!
}

static std::thread spawn(int *a, int n)
{
    std::thread t(fill, a, n);
    return t;
}

class ScopedThread {
    std::thread t;

public:
    explicit ScopedThread(std::thread t_) : t(std::move(t_)) {}
    ~ScopedThread() { t.join(); }
    ScopedThread(const ScopedThread &) = delete;
    ScopedThread &operator=(const ScopedThread &) = delete;
};

int main()
{
    int a[32] = {0}, b[32] = {0};
    int sum = 0;
    std::thread x = spawn(a, 32);
    std::thread y;
    y = std::move(x);
    x = spawn(b, 32);
    std::swap(x, y);
    {
        ScopedThread s1(std::move(x));
        ScopedThread s2(std::move(y));
        for (int i = 0; i < 32; ++i)
            sum += a[i] + b[i]; // RACE!
    }
    std::cout << sum << '\n';
}
