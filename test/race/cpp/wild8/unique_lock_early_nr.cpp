// unique_lock given back after the last use of the balance.
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

struct Account {
    std::mutex m;
    long balance = 0;
    int operations = 0;
};

void deposit(Account &acc, long amount)
{
    std::unique_lock<std::mutex> lock(acc.m);
    acc.balance += amount;
    acc.operations++;
    lock.unlock();
    std::this_thread::yield();
}

void withdraw(Account &acc, long amount)
{
    std::unique_lock<std::mutex> lock(acc.m, std::defer_lock);
    lock.lock();
    if (acc.balance < amount) {
        lock.unlock();
        std::cerr << "insufficient: " << amount << '\n';
        return;
    }
    acc.balance -= amount;
    ++acc.operations;
}

int main()
{
    Account acc;
    std::thread d([&] {
        for (int i = 0; i < 100; ++i)
            deposit(acc, 10);
    });
    std::thread w([&] {
        for (int i = 0; i < 100; ++i)
            withdraw(acc, 15);
    });
    d.join();
    w.join();
    std::cout << acc.balance << " after " << acc.operations << '\n';
}
