// Transfers lock both accounts; the auditor adds up all balances without a lock.
#include <iostream>
#include <mutex>
#include <numeric>
#include <string>
#include <thread>
#include <vector>

class Account {
public:
    Account(std::string owner, double balance) : owner_(std::move(owner)), balance_(balance) {}
    Account(Account &&other) : owner_(std::move(other.owner_)), balance_(other.balance_) {}
    double balance() const { return balance_; } // RACE!
    friend bool transfer(Account &from, Account &to, double amount);

private:
    std::string owner_;
    double balance_;
    mutable std::mutex mutex_;
};

bool transfer(Account &from, Account &to, double amount)
{
    if (&from == &to)
        return false;
    std::scoped_lock lock(from.mutex_, to.mutex_);
    if (from.balance_ < amount)
        return false;
    from.balance_ -= amount; // RACE!
    to.balance_ += amount; // RACE!
    return true;
}

int main()
{
    std::vector<Account> accounts;
    for (int i = 0; i < 4; ++i)
        accounts.emplace_back("customer" + std::to_string(i), 1000.0);
    std::thread teller1([&] {
        for (int i = 0; i < 100; ++i)
            transfer(accounts[i % 4], accounts[(i + 1) % 4], 10);
    });
    std::thread teller2([&] {
        for (int i = 0; i < 100; ++i)
            transfer(accounts[(i + 2) % 4], accounts[i % 4], 5);
    });
    double total = std::accumulate(accounts.begin(), accounts.end(), 0.0,
                                   [](double sum, const Account &a) { return sum + a.balance(); });
    teller1.join();
    teller2.join();
    std::cout << total << std::endl;
}
