// Accounts with a lock each; the ledger that all transfers append to has none.
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <random>
#include <string>
#include <thread>
#include <vector>

class Ledger {
public:
    void append(int from, int to, long amount)
    {
        entries_.push_back({from, to, amount}); // RACE!
    }
    std::size_t size() const { return entries_.size(); }

private:
    struct Entry {
        int from, to;
        long amount;
    };
    std::vector<Entry> entries_;
    std::mutex m_;
};

class Account {
public:
    Account(int id, long balance) : id_(id), balance_(balance) {}
    static bool transfer(Account &a, Account &b, long amount, Ledger &ledger)
    {
        {
            std::scoped_lock both(a.m_, b.m_);
            if (a.balance_ < amount)
                return false;
            a.balance_ -= amount;
            b.balance_ += amount;
        }
        ledger.append(a.id_, b.id_, amount);
        return true;
    }
    long balance() const
    {
        std::lock_guard<std::mutex> g(m_);
        return balance_;
    }

private:
    const int id_;
    long balance_;
    mutable std::mutex m_;
};

int main()
{
    Ledger ledger;
    Account alice(1, 1000), bob(2, 1000);
    auto run = [&](Account &x, Account &y, unsigned seed) {
        std::mt19937 gen(seed);
        std::uniform_int_distribution<long> d(1, 20);
        for (int i = 0; i < 500; ++i)
            Account::transfer(x, y, d(gen), ledger);
    };
    std::thread t1(run, std::ref(alice), std::ref(bob), 1u);
    std::thread t2(run, std::ref(bob), std::ref(alice), 2u);
    t1.join();
    t2.join();
    std::cout << alice.balance() + bob.balance() << ' ' << ledger.size() << std::endl;
    return 0;
}
