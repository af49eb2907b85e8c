// accounts with a mutex each, transfers and an auditor who reads the balances without their locks
// flags: -std=c++17
#include <array>
#include <atomic>
#include <iostream>
#include <mutex>
#include <numeric>
#include <random>
#include <stdexcept>
#include <thread>
#include <vector>

struct InsufficientFunds : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class Account {
    mutable std::mutex m_;
    long balance_;

public:
    explicit Account(long initial) : balance_(initial) {}

    friend void transfer(Account &from, Account &to, long amount)
    {
        if (&from == &to)
            return;
        std::scoped_lock lock(from.m_, to.m_);
        if (from.balance_ < amount)
            throw InsufficientFunds("not enough");
        from.balance_ -= amount; // RACE!
        to.balance_ += amount; // RACE!
    }
    long balance() const
    {
        return balance_; // RACE!
    }
};

int main()
{
    std::vector<std::unique_ptr<Account>> bank;
    for (int i = 0; i < 10; ++i)
        bank.push_back(std::make_unique<Account>(1000));

    std::atomic<bool> done{false};
    std::atomic<int> refused{0};
    std::vector<std::thread> tellers;
    for (unsigned seed = 1; seed <= 3; ++seed) {
        tellers.emplace_back([&, seed] {
            std::mt19937 gen(seed);
            std::uniform_int_distribution<int> pick(0, 9), amount(1, 300);
            for (int i = 0; i < 500; ++i) {
                try {
                    transfer(*bank[pick(gen)], *bank[pick(gen)], amount(gen));
                } catch (const InsufficientFunds &) {
                    refused.fetch_add(1);
                }
            }
        });
    }
    std::thread auditor([&] {
        while (!done) {
            long sum = 0;
            for (const auto &a : bank)
                sum += a->balance();
            if (sum < 0)
                std::cerr << "impossible\n";
        }
    });
    for (auto &t : tellers)
        t.join();
    done = true;
    auditor.join();
    long sum = std::accumulate(bank.begin(), bank.end(), 0L,
                               [](long s, const auto &a) { return s + a->balance(); });
    std::cout << "sum " << sum << ", refused " << refused << '\n';
}
