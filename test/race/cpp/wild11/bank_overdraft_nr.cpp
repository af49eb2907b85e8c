// Accounts with a mutex each; transfers lock both in the order of their numbers.
#include <iostream>
#include <mutex>
#include <random>
#include <thread>
#include <vector>

class Account {
public:
    Account(int id, double balance) : id_(id), balance_(balance) {}
    int id() const { return id_; }
    std::mutex &mutex() { return mutex_; }
    bool withdraw(double amount)
    {
        if (balance_ < amount)
            return false;
        balance_ -= amount;
        return true;
    }
    void deposit(double amount) { balance_ += amount; }
    double balance() const { return balance_; }

private:
    const int id_;
    double balance_;
    std::mutex mutex_;
};

static bool transfer(Account &from, Account &to, double amount)
{
    if (from.id() == to.id())
        return false;
    Account &first = from.id() < to.id() ? from : to;
    Account &second = from.id() < to.id() ? to : from;
    std::lock_guard<std::mutex> l1(first.mutex());
    std::lock_guard<std::mutex> l2(second.mutex());
    if (!from.withdraw(amount))
        return false;
    to.deposit(amount);
    return true;
}

int main()
{
    Account a(1, 500), b(2, 500), c(3, 500);
    auto client = [&](unsigned seed) {
        std::mt19937 gen(seed);
        Account *all[] = {&a, &b, &c};
        for (int i = 0; i < 200; ++i)
            transfer(*all[gen() % 3], *all[gen() % 3], 1 + gen() % 20);
    };
    std::thread t1(client, 1), t2(client, 2), t3(client, 3);
    t1.join();
    t2.join();
    t3.join();
    std::cout << a.balance() + b.balance() + c.balance() << '\n';
}
