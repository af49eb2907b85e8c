// A bank with a recursive mutex; the report reads the balances without it.
// flags: -std=c++17
#include <iostream>
#include <map>
#include <mutex>
#include <string>
#include <thread>

class Bank {
    mutable std::recursive_mutex m_;
    std::map<std::string, double> accounts_;

public:
    Bank() : accounts_{{"alice", 100}, {"bob", 50}} {}
    double balance(const std::string &n) const
    {
        std::lock_guard<std::recursive_mutex> g(m_);
        return accounts_.at(n);
    }
    bool transfer(const std::string &from, const std::string &to, double amount)
    {
        std::lock_guard<std::recursive_mutex> g(m_);
        if (balance(from) < amount)
            return false;
        accounts_[from] -= amount; // RACE!
        accounts_[to] += amount; // RACE!
        return true;
    }
    double total() const
    {
        double t = 0;
        for (const auto &[name, money] : accounts_) // RACE
            t += money; // RACE!
        return t;
    }
};

int main()
{
    Bank bank;
    std::thread t1([&] {
        for (int i = 0; i < 10; ++i)
            bank.transfer("alice", "bob", 5);
    });
    std::thread t2([&] {
        for (int i = 0; i < 10; ++i)
            bank.transfer("bob", "alice", 3);
    });
    std::cout << bank.total() << '\n';
    t1.join();
    t2.join();
}
