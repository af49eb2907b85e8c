// std::lock takes both mutexes and guards adopt them
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <thread>

struct Account {
    std::mutex mutex;
    long balance = 100;
};

static void transfer(Account &from, Account &to, long amount)
{
    std::lock(from.mutex, to.mutex);
    std::lock_guard<std::mutex> first(from.mutex, std::adopt_lock);
    std::lock_guard<std::mutex> second(to.mutex, std::adopt_lock);

    from.balance -= amount; // NORACE
    to.balance += amount; // NORACE
}

static void payday(Account &account)
{
    std::lock_guard<std::mutex> guard(account.mutex);
    account.balance += 1000; // NORACE
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
