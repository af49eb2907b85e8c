// accounts with a mutex each; transfers take both with std::lock, a total takes them one by one
// flags: -std=c++17
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
        balance_ += amount;
    }
    double balance() const
    {
        std::lock_guard<std::mutex> guard(mutex_);
        return balance_;
    }
    friend bool transfer(Account &from, Account &to, double amount)
    {
        if (&from == &to)
            return false;
        std::unique_lock<std::mutex> l1(from.mutex_, std::defer_lock);
        std::unique_lock<std::mutex> l2(to.mutex_, std::defer_lock);
        std::lock(l1, l2);
        if (from.balance_ < amount)
            return false;
        from.balance_ -= amount;
        to.balance_ += amount;
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
