// bank accounts: transfer and audit lock the accounts they look at
#include <iostream>
#include <mutex>
#include <thread>

class Account {
public:
    explicit Account(int balance) : balance_(balance) {}
    friend void transfer(Account &from, Account &to, int amount);
    int balance() const
    {
        std::lock_guard<std::mutex> g(m_);
        return balance_; // NORACE
    }

private:
    int balance_;
    mutable std::mutex m_;
};

void transfer(Account &from, Account &to, int amount)
{
    std::unique_lock<std::mutex> l1(from.m_, std::defer_lock), l2(to.m_, std::defer_lock);
    std::lock(l1, l2);
    from.balance_ -= amount; // NORACE
    to.balance_ += amount;   // NORACE
}

int main()
{
    Account a(100), b(100);
    std::thread t1([&] { for (int i = 0; i < 50; ++i) transfer(a, b, 1); });
    std::thread t2([&] { for (int i = 0; i < 50; ++i) transfer(b, a, 1); });
    int total = a.balance() + b.balance();
    t1.join();
    t2.join();
    std::cout << total << '\n';
}
