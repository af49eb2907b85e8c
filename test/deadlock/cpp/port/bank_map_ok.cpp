// A bank with accounts in a map; transfers take the two locks by the numbers of the accounts.
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <random>
#include <thread>
#include <vector>

class Account {
public:
    Account(int id, double balance) : id_(id), balance_(balance) {}

    int id() const { return id_; }
    std::mutex &mutex() { return mutex_; }
    void deposit(double amount) { balance_ += amount; }
    bool withdraw(double amount)
    {
        if (balance_ < amount)
            return false;
        balance_ -= amount;
        return true;
    }

private:
    const int id_;
    double balance_;
    std::mutex mutex_;
};

class Bank {
public:
    void open(int id, double balance)
    {
        accounts_[id] = std::make_shared<Account>(id, balance);
    }

    bool transfer(int from, int to, double amount)
    {
        if (from == to)
            return false;
        auto source = accounts_.at(from);
        auto target = accounts_.at(to);
        std::unique_lock<std::mutex> a(source->mutex(), std::defer_lock);
        std::unique_lock<std::mutex> b(target->mutex(), std::defer_lock);
        if (source->id() < target->id()) {
            a.lock();
            b.lock();
        } else {
            b.lock();
            a.lock();
        }
        if (!source->withdraw(amount))
            return false;
        target->deposit(amount);
        return true;
    }

private:
    std::map<int, std::shared_ptr<Account>> accounts_;
};

int main()
{
    Bank bank;
    for (int i = 0; i < 10; ++i)
        bank.open(i, 1000);
    std::vector<std::thread> tellers;
    for (int t = 0; t < 4; ++t) {
        tellers.emplace_back([&bank, t] {
            std::mt19937 random(t);
            std::uniform_int_distribution<int> which(0, 9);
            for (int i = 0; i < 1000; ++i)
                bank.transfer(which(random), which(random), 5);
        });
    }
    for (auto &t : tellers)
        t.join();
}
