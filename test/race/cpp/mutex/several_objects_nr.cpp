// one caller asks several objects, each thread knows one: all take the lock of the object
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <thread>

class Account {
public:
    void deposit(double amount)
    {
        std::lock_guard<std::mutex> guard(mutex_);
        balance_ += amount;
    }
    double balance() const
    {
        std::lock_guard<std::mutex> guard(mutex_);
        return balance_;
    }

private:
    mutable std::mutex mutex_;
    double balance_ = 0;
};

int main()
{
    Account a, b;
    std::thread t([&a] { a.deposit(5); });
    std::thread u([&b] { b.deposit(7); });
    std::printf("%f\n", a.balance() + b.balance());
    t.join();
    u.join();
    return 0;
}
