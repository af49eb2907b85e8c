// the audit reads balances without their locks
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

class Account
{
public:
    void deposit(long amount)
    {
        std::lock_guard<std::mutex> guard(mutex_);
        balance_ += amount; // RACE!
    }
    long balance()
    {
        return balance_; // RACE!
    }

private:
    std::mutex mutex_;
    long balance_ = 0;
};

int main()
{
    std::vector<Account> accounts(4);
    std::vector<std::thread> tellers;

    for (int t = 0; t < 3; t++)
        tellers.emplace_back([&accounts, t] {
            for (int i = 0; i < 1000; i++)
                accounts[(i + t) % 4].deposit(1);
        });
    std::thread audit([&accounts] {
        long total = 0;
        for (auto &account : accounts)
            total += account.balance();
        std::printf("%ld\n", total);
    });
    for (auto &teller : tellers)
        teller.join();
    audit.join();
    return 0;
}
