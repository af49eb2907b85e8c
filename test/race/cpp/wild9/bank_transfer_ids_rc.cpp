// Transfers between accounts by id, locked in the order of ids; the audit reads without locks.
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <mutex>
#include <random>
#include <thread>
#include <vector>

struct Account {
    int id;
    long balance;
    mutable std::mutex m;
    Account(int i, long b) : id(i), balance(b) {}
};

class Bank {
    std::vector<std::unique_ptr<Account>> accounts;

public:
    explicit Bank(int n)
    {
        for (int i = 0; i < n; ++i)
            accounts.push_back(std::make_unique<Account>(i, 1000));
    }
    void transfer(int from, int to, long amount)
    {
        if (from == to)
            return;
        Account &a = *accounts[from];
        Account &b = *accounts[to];
        std::unique_lock<std::mutex> first(from < to ? a.m : b.m);
        std::unique_lock<std::mutex> second(from < to ? b.m : a.m);
        if (a.balance < amount)
            return;
        a.balance -= amount; // RACE!
        b.balance += amount; // RACE!
    }
    long audit() const
    {
        long sum = 0;
        for (const auto &acc : accounts) {
            sum += acc->balance; // RACE!
        }
        return sum;
    }
};

int main()
{
    Bank bank(10);
    std::vector<std::thread> tellers;
    for (int t = 0; t < 3; ++t)
        tellers.emplace_back([&bank, t] {
            std::minstd_rand rng(t + 1);
            for (int i = 0; i < 100; ++i)
                bank.transfer(rng() % 10, rng() % 10, rng() % 50);
        });
    std::cout << bank.audit() << '\n';
    for (auto &t : tellers)
        t.join();
    std::cout << bank.audit() << '\n';
}
