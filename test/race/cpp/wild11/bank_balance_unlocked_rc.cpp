// The balance is shown without the mutex that deposits hold.
#include <iostream>
#include <mutex>
#include <thread>

class BankAccount {
    int balance_;
    std::mutex m_;

public:
    explicit BankAccount(int b) : balance_(b) {}
    void deposit(int amount)
    {
        m_.lock();
        balance_ += amount; // NORACE
        m_.unlock();
    }
    void withdraw(int amount)
    {
        m_.lock();
        if (balance_ >= amount) // NORACE
            balance_ -= amount; // RACE!
        m_.unlock();
    }
    int getBalance() { return balance_; } // RACE!
};

void husband(BankAccount &acc)
{
    for (int i = 0; i < 100; i++) {
        acc.deposit(10);
        std::cout << "balance " << acc.getBalance() << "\n";
    }
}

void wife(BankAccount &acc)
{
    for (int i = 0; i < 100; i++)
        acc.withdraw(5);
}

int main()
{
    BankAccount account(100);
    std::thread h(husband, std::ref(account));
    std::thread w(wife, std::ref(account));
    h.join();
    w.join();
    std::cout << account.getBalance() << std::endl;
}
