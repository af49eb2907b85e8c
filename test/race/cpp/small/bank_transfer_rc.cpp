// Transfers lock one account only.
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

struct Account {
    std::mutex lock;
    long balance;
    explicit Account(long b) : balance(b) {}
};

class Bank {
    std::vector<Account *> accounts;

public:
    Bank(int n)
    {
        for (int i = 0; i < n; i++)
            accounts.push_back(new Account(1000));
    }
    ~Bank()
    {
        for (Account *a : accounts)
            delete a;
    }
    void transfer(int from, int to, long amount)
    {
        Account *src = accounts[from];
        Account *dst = accounts[to];
        std::lock_guard<std::mutex> g(src->lock);
        if (src->balance < amount) // RACE!
            return;
        src->balance -= amount; // RACE!
        dst->balance += amount; // RACE!
    }
    long total()
    {
        long sum = 0;
        for (Account *a : accounts)
            sum += a->balance;
        return sum;
    }
};

int main()
{
    Bank bank(4);
    std::vector<std::thread> tellers;
    for (int t = 0; t < 4; t++)
        tellers.emplace_back([&bank, t] {
            for (int i = 0; i < 1000; i++)
                bank.transfer((i + t) % 4, (i * 3 + 1) % 4, i % 50);
        });
    for (auto &t : tellers)
        t.join();
    std::cout << bank.total() << "\n";
}
