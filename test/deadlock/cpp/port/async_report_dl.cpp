// A report is made in the background under the lock that the caller holds while it waits for it.
#include <future>
#include <iostream>
#include <mutex>
#include <numeric>
#include <string>
#include <vector>

class Ledger {
public:
    void add(int amount)
    {
        std::lock_guard<std::mutex> guard(mutex_); // DEADLOCK
        amounts_.push_back(amount);
    }

    int sum() const
    {
        std::lock_guard<std::mutex> guard(mutex_); // DEADLOCK!
        return std::accumulate(amounts_.begin(), amounts_.end(), 0);
    }

    std::string close()
    {
        std::lock_guard<std::mutex> guard(mutex_); // DEADLOCK
        closed_ = true;
        auto total = std::async(std::launch::async, [this] { return sum(); }); // DEADLOCK
        return "total " + std::to_string(total.get()); // DEADLOCK!
    }

private:
    mutable std::mutex mutex_;
    std::vector<int> amounts_;
    bool closed_ = false;
};

int main()
{
    Ledger ledger;
    for (int i = 0; i < 10; ++i)
        ledger.add(i);
    std::cout << ledger.close() << "\n";
}
