// a bank with transfers in both directions
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

class Account {
public:
    explicit Account(double balance) : balance_(balance) {}
    friend void transfer(Account &from, Account &to, double amount);

private:
    double balance_;
    std::mutex mutex_;
};

void transfer(Account &from, Account &to, double amount)
{
    std::lock(from.mutex_, to.mutex_);
    std::lock_guard<std::mutex> lock1(from.mutex_, std::adopt_lock);
    std::lock_guard<std::mutex> lock2(to.mutex_, std::adopt_lock);
    from.balance_ -= amount;
    to.balance_ += amount;
}

int main()
{
    auto checking = std::make_shared<Account>(100.0);
    auto savings = std::make_shared<Account>(50.0);
    std::thread t1(transfer, std::ref(*checking), std::ref(*savings), 10.0);
    std::thread t2([=] { transfer(*savings, *checking, 5.0); });
    t1.join();
    t2.join();
    return 0;
}
