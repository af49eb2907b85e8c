// Transfers that throw; the scoped lock is released by unwinding.
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>

class InsufficientFunds : public std::runtime_error {
public:
    InsufficientFunds() : std::runtime_error("insufficient funds") {}
};

struct Account {
    explicit Account(int b) : balance(b) {}
    int balance;
    int failures = 0;
    std::mutex m;
};

static void transfer(Account &from, Account &to, int amount)
{
    std::scoped_lock lock(from.m, to.m);
    if (from.balance < amount) {
        from.failures++;
        throw InsufficientFunds();
    }
    from.balance -= amount;
    to.balance += amount;
}

static void worker(Account &a, Account &b, int n)
{
    for (int i = 0; i < n; ++i) {
        try {
            transfer(a, b, i % 40);
        } catch (const InsufficientFunds &) {
            std::lock_guard<std::mutex> g(a.m);
            a.balance += 10;
        }
    }
}

int main()
{
    Account x(100), y(100);
    std::thread t1(worker, std::ref(x), std::ref(y), 100);
    std::thread t2(worker, std::ref(y), std::ref(x), 100);
    t1.join();
    t2.join();
    std::cout << x.balance + y.balance << ' ' << x.failures + y.failures << '\n';
}
