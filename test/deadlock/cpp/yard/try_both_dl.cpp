// Who does not get the second lock waits for it with the first one.
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
        std::unique_lock<std::mutex> a(from.m); // DEADLOCK
        std::unique_lock<std::mutex> b(to.m, std::try_to_lock); // DEADLOCK
        if (!b.owns_lock()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            b.lock(); // DEADLOCK!
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
