// std::try_lock takes both or none; it says -1 if it has both.
// flags: -std=c++11
#include <iostream>
#include <mutex>
#include <thread>

struct Account {
    std::mutex m;
    int balance = 100;
};

static bool transfer(Account &from, Account &to, int amount)
{
    if (std::try_lock(from.m, to.m) != -1)
        return false;
    std::lock_guard<std::mutex> a(from.m, std::adopt_lock);
    std::lock_guard<std::mutex> b(to.m, std::adopt_lock);
    from.balance -= amount; // NORACE
    to.balance += amount; // NORACE
    return true;
}

int main()
{
    Account x, y;
    std::thread t1([&] { for (int i = 0; i < 50; ++i) while (!transfer(x, y, 1)) std::this_thread::yield(); });
    std::thread t2([&] { for (int i = 0; i < 50; ++i) while (!transfer(y, x, 2)) std::this_thread::yield(); });
    t1.join();
    t2.join();
    std::cout << x.balance << ' ' << y.balance << '\n';
}
