// std::lock takes both mutexes, but only one of them is the account's
// flags: -std=c++17
// tsan: some: the two threads touch one account only
#include <cstdio>
#include <mutex>
#include <thread>

struct Account {
    std::mutex mutex;
    long balance = 100;
};

static std::mutex audit;

static void transfer(Account &from, Account &to, long amount)
{
    std::lock(from.mutex, audit);
    std::lock_guard<std::mutex> first(from.mutex, std::adopt_lock);
    std::lock_guard<std::mutex> second(audit, std::adopt_lock);

    from.balance -= amount; // NORACE
    to.balance += amount; // RACE!
}

static void payday(Account &account)
{
    std::lock_guard<std::mutex> guard(account.mutex);
    account.balance += 1000; // RACE!
}

int main()
{
    Account a, b;
    std::thread one([&] { transfer(a, b, 5); });
    std::thread two([&] { payday(b); });

    one.join();
    two.join();
    std::printf("%ld\n", a.balance + b.balance);
    return 0;
}
