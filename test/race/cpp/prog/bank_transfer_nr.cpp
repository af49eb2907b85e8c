// transfers lock both accounts with scoped_lock
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

struct Account {
    explicit Account(int b) : balance(b) {}
    int balance;
    std::mutex m;
};

static void transfer(Account &from, Account &to, int amount)
{
    std::scoped_lock lock(from.m, to.m);
    if (from.balance < amount)
        return;
    from.balance -= amount;
    to.balance += amount;
}

int main()
{
    Account a(100), b(50), c(10);
    std::vector<std::thread> ts;
    ts.emplace_back(transfer, std::ref(a), std::ref(b), 10);
    ts.emplace_back(transfer, std::ref(b), std::ref(c), 20);
    ts.emplace_back(transfer, std::ref(c), std::ref(a), 5);
    for (auto &t : ts)
        t.join();
    std::cout << a.balance + b.balance + c.balance << std::endl;
}
