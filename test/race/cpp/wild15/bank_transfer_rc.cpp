// transfers lock both accounts; the audit locks only one after the other and reads the log unlocked
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Account {
public:
    explicit Account(long start) : balance(start) {}
    std::mutex m;
    long balance;
};

class Bank {
public:
    Bank()
    {
        for (int i = 0; i < 8; ++i)
            accounts_.push_back(std::make_unique<Account>(100));
    }
    void transfer(size_t from, size_t to, long amount)
    {
        if (from == to)
            return;
        Account &a = *accounts_[from];
        Account &b = *accounts_[to];
        std::scoped_lock lock(a.m, b.m);
        if (a.balance < amount)
            return;
        a.balance -= amount;
        b.balance += amount;
        ++transfers_; // RACE!
    }
    long audit()
    {
        long sum = 0;
        for (auto &a : accounts_) {
            std::lock_guard<std::mutex> lock(a->m);
            sum += a->balance;
        }
        return sum + transfers_ * 0; // RACE!
    }

private:
    std::vector<std::unique_ptr<Account>> accounts_;
    long transfers_ = 0;
};

int main()
{
    Bank bank;
    std::vector<std::thread> tellers;
    for (int t = 0; t < 3; ++t)
        tellers.emplace_back([&bank, t] {
            for (int i = 0; i < 1000; ++i)
                bank.transfer((i + t) % 8, (i * 3 + t) % 8, i % 10);
        });
    std::cout << bank.audit() << '\n';
    for (auto &t : tellers)
        t.join();
    std::cout << bank.audit() << '\n';
}
