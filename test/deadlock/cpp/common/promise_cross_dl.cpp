#include <future>
#include <iostream>
#include <thread>

int main()
{
    std::promise<int> p1, p2;
    auto f1 = p1.get_future();
    auto f2 = p2.get_future();
    std::thread a([&] {
        int v = f2.get(); // DEADLOCK!
        p1.set_value(v + 1);
    });
    std::thread b([&] {
        int v = f1.get(); // DEADLOCK!
        p2.set_value(v + 1);
    });
    a.join(); // DEADLOCK
    b.join(); // DEADLOCK
}
