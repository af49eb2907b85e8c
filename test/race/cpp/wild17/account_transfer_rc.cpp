// bank accounts: the transfer locks both accounts, the audit locks none
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

class Account {
public:
    explicit Account(int balance) : balance_(balance) {}
    friend void transfer(Account &from, Account &to, int amount);
    int balance() const { return balance_; } // RACE!

private:
    int balance_;
    std::mutex m_;
};

void transfer(Account &from, Account &to, int amount)
{
    std::scoped_lock lock(from.m_, to.m_);
    from.balance_ -= amount; // RACE!
    to.balance_ += amount;   // RACE!
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
