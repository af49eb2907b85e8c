#include <mutex>
#include <thread>
#include <utility>

struct Box {
    std::mutex m;
    int value;
    explicit Box(int v) : value(v) {}
};

void swap_values(Box &a, Box &b)
{
    if (&a == &b)
        return;
    std::lock_guard<std::mutex> la(a.m);
    std::lock_guard<std::mutex> lb(b.m); // DEADLOCK!
    std::swap(a.value, b.value);
}

int main()
{
    Box x(1), y(2);
    std::thread t1([&] { swap_values(x, y); }); // DEADLOCK
    std::thread t2([&] { swap_values(y, x); }); // DEADLOCK
    t1.join();
    t2.join();
    return x.value;
}
