// all modifiers lock, the getter does not
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <thread>

class Account
{
public:
    void deposit(long amount)
    {
        std::lock_guard<std::mutex> guard(mutex_);
        balance_ += amount; // RACE!
    }
    long balance() const
    {
        return balance_; // RACE!
    }

private:
    mutable std::mutex mutex_;
    long balance_ = 0;
};

int main()
{
    Account account;
    std::thread depositor([&account] {
        for (int i = 0; i < 1000; i++)
            account.deposit(1);
    });
    long seen = 0;

    while (seen < 1000)
        seen = account.balance();
    depositor.join();
    std::printf("%ld\n", seen);
    return 0;
}
