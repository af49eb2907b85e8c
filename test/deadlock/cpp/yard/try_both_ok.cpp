// Who does not get the second lock gives the first one back and tries again.
#include <chrono>
#include <iostream>
#include <mutex>
#include <thread>

struct Tank {
    std::mutex m;
    double level = 100;
};

static void pour(Tank &from, Tank &to, double amount)
{
    for (;;) {
        std::unique_lock<std::mutex> a(from.m);
        std::unique_lock<std::mutex> b(to.m, std::try_to_lock);
        if (!b.owns_lock()) {
            a.unlock();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            continue;
        }
        from.level -= amount;
        to.level += amount;
        return;
    }
}

int main()
{
    Tank left, right;
    std::thread a([&] {
        for (int i = 0; i < 100; i++)
            pour(left, right, 0.5);
    });
    std::thread b([&] {
        for (int i = 0; i < 100; i++)
            pour(right, left, 0.25);
    });
    a.join();
    b.join();
    std::cout << left.level << ' ' << right.level << '\n';
}
