#include <iostream>
#include <mutex>
#include <thread>

class Account {
public:
    explicit Account(int b) : balance(b) {}
    int balance;
    std::mutex m;
};

void transfer(Account &from, Account &to, int amount)
{
    std::scoped_lock lock(from.m, to.m);
    from.balance -= amount;
    to.balance += amount;
}

int main()
{
    Account a(100), b(200);
    std::thread t1([&] { transfer(a, b, 10); });
    std::thread t2([&] { transfer(b, a, 20); });
    t1.join();
    t2.join();
    std::cout << a.balance << " " << b.balance << std::endl;
    return 0;
}
