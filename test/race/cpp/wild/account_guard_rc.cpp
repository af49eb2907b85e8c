// accounts with a mutex each; only the source of a transfer is locked
// flags: -std=c++17
// tsan: some: not every pair meets in one run
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

class Account {
public:
    explicit Account(double balance) : balance_(balance) {}
    void deposit(double amount)
    {
        std::lock_guard<std::mutex> guard(mutex_);
        balance_ += amount; // RACE!
    }
    double balance() const
    {
        std::lock_guard<std::mutex> guard(mutex_);
        return balance_; // RACE!
    }
    friend bool transfer(Account &from, Account &to, double amount)
    {
        std::lock_guard<std::mutex> guard(from.mutex_);
        if (from.balance_ < amount) // RACE!
            return false;
        from.balance_ -= amount; // RACE!
        to.balance_ += amount; // RACE!
        return true;
    }

private:
    mutable std::mutex mutex_;
    double balance_;
};

bool transfer(Account &from, Account &to, double amount);

int main()
{
    Account a(100), b(50), c(0);
    std::vector<std::thread> threads;
    threads.emplace_back(transfer, std::ref(a), std::ref(b), 10.0);
    threads.emplace_back(transfer, std::ref(b), std::ref(c), 20.0);
    threads.emplace_back([&] {
        for (int i = 0; i < 10; ++i)
            transfer(c, a, 1);
    });
    threads.emplace_back([&a] { a.deposit(5); });
    double total = a.balance() + b.balance() + c.balance();
    std::cout << total << '\n';
    for (auto &t : threads)
        t.join();
    std::cout << a.balance() + b.balance() + c.balance() << '\n';
}
