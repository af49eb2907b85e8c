// unique_lock that is unlocked early; a field is touched after that.
#include <iostream>
#include <mutex>
#include <thread>

class Account {
public:
    void deposit(int amount)
    {
        std::unique_lock<std::mutex> lock(mutex_);
        balance_ += amount;
        lock.unlock();
        lastAmount_ = amount; // RACE!
    }
    int balance()
    {
        std::lock_guard<std::mutex> lock(mutex_);
        return balance_;
    }
    int last() const { return lastAmount_; }

private:
    std::mutex mutex_;
    int balance_ = 0;
    int lastAmount_ = 0;
};

int main()
{
    Account account;
    std::thread a([&account] {
        for (int i = 0; i < 100; i++)
            account.deposit(i);
    });
    std::thread b([&account] {
        for (int i = 0; i < 100; i++)
            account.deposit(2 * i);
    });
    a.join();
    b.join();
    std::cout << account.balance() << " " << account.last() << std::endl;
}
