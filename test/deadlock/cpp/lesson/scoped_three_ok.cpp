#include <mutex>
#include <thread>

struct Part { std::mutex m; int v = 0; };
Part a, b, c;

void rotate()
{
    std::scoped_lock l(a.m, b.m, c.m);
    int t = a.v; a.v = b.v; b.v = c.v; c.v = t;
}

void shift()
{
    std::scoped_lock l(c.m, a.m);
    a.v = c.v;
}

int main()
{
    std::thread t1(rotate), t2(shift);
    t1.join();
    t2.join();
}
