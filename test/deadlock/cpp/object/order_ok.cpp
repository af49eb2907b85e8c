// transfer takes the lower number first
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

class Account {
public:
    explicit Account(int id) : id_(id) {}

    static void transfer(Account &from, Account &to, long sum)
    {
        Account *first = &from, *second = &to;
        if (first->id_ > second->id_) {
            first = &to;
            second = &from;
        }
        std::lock_guard<std::mutex> x(first->lock_);
        std::lock_guard<std::mutex> y(second->lock_);
        from.balance_ -= sum;
        to.balance_ += sum;
    }

    int id() const { return id_; }

private:
    std::mutex lock_;
    int id_;
    long balance_ = 0;
};

int main()
{
    std::vector<std::unique_ptr<Account>> accounts;
    std::vector<std::thread> tellers;

    for (int i = 0; i < 4; i++)
        accounts.push_back(std::make_unique<Account>(i));
    for (int i = 0; i < 4; i++)
        tellers.emplace_back([&accounts, i] {
            for (int k = 0; k < 4; k++)
                if (k != i)
                    Account::transfer(*accounts[i], *accounts[k], 1);
        });
    for (auto &t : tellers)
        t.join();
}
