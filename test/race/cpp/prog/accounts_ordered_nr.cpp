// transfers between accounts in a vector with std::lock / scoped_lock on both
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <random>
#include <thread>
#include <vector>

class Account {
public:
    explicit Account(long balance) : balance_(balance) {}
    Account(Account &&o) noexcept : balance_(o.balance_) {}
    friend bool transfer(Account &from, Account &to, long amount)
    {
        if (&from == &to)
            return false;
        std::scoped_lock lock(from.mutex_, to.mutex_);
        if (from.balance_ < amount) // NORACE
            return false;
        from.balance_ -= amount; // NORACE
        to.balance_ += amount; // NORACE
        return true;
    }
    long balance() const
    {
        std::lock_guard<std::mutex> g(mutex_);
        return balance_;
    }

private:
    mutable std::mutex mutex_;
    long balance_;
};

int main()
{
    std::vector<Account> accounts;
    for (int i = 0; i < 5; ++i)
        accounts.emplace_back(1000);
    std::vector<std::thread> tellers;
    for (int t = 0; t < 3; ++t)
        tellers.emplace_back([&accounts, t] {
            std::mt19937 gen(t);
            std::uniform_int_distribution<size_t> pick(0, accounts.size() - 1);
            for (int k = 0; k < 100; ++k)
                transfer(accounts[pick(gen)], accounts[pick(gen)], k);
        });
    for (auto &t : tellers)
        t.join();
    long sum = 0;
    for (auto &a : accounts)
        sum += a.balance();
    std::cout << sum << '\n';
}
