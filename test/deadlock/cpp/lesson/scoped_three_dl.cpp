#include <mutex>
#include <thread>

struct Part { std::mutex m; int v = 0; };
Part a, b, c;

void rotate()
{
    std::scoped_lock l1(a.m, b.m); // DEADLOCK
    std::lock_guard<std::mutex> l2(c.m); // DEADLOCK!
    int t = a.v; a.v = b.v; b.v = c.v; c.v = t;
}

void shift()
{
    std::lock_guard<std::mutex> l1(c.m); // DEADLOCK
    std::lock_guard<std::mutex> l2(a.m); // DEADLOCK!
    a.v = c.v;
}

int main()
{
    std::thread t1(rotate), t2(shift);
    t1.join();
    t2.join();
}
