// the transfer locks only the source account
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <thread>

class Account {
public:
    explicit Account(int b) : balance_(b) {}
    void transferTo(Account &other, int amount)
    {
        std::lock_guard<std::mutex> guard(mutex_);
        balance_ -= amount; // RACE!
        other.balance_ += amount; // RACE!
    }
    int balance()
    {
        std::lock_guard<std::mutex> guard(mutex_);
        return balance_;
    }

private:
    int balance_;
    std::mutex mutex_;
};

int main()
{
    Account a(1000), b(1000);
    std::thread t1([&a, &b] {
        for (int i = 0; i < 100; i++)
            a.transferTo(b, 1);
    });
    std::thread t2([&a, &b] {
        for (int i = 0; i < 100; i++)
            b.transferTo(a, 1);
    });
    t1.join();
    t2.join();
    std::cout << a.balance() << " " << b.balance() << "\n";
}
