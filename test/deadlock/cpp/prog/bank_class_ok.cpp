// Account::transfer
// locks both with std::scoped_lock.
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

class Account {
public:
    explicit Account(int id, double balance) : id_(id), balance_(balance) {}
    void transfer(Account &to, double amount)
    {
        std::scoped_lock both(mutex_, to.mutex_);
        balance_ -= amount;
        to.balance_ += amount;
    }
    int id() const { return id_; }

private:
    int id_;
    double balance_;
    mutable std::mutex mutex_;
};

int main()
{
    std::vector<std::unique_ptr<Account>> bank;
    for (int i = 0; i < 4; i++)
        bank.push_back(std::make_unique<Account>(i, 100));
    std::thread a([&] {
        for (int i = 0; i < 100; i++)
            bank[0]->transfer(*bank[1], 1);
    });
    std::thread b([&] {
        for (int i = 0; i < 100; i++)
            bank[1]->transfer(*bank[0], 1);
    });
    a.join();
    b.join();
}
