// Balances of two ledgers are read by hand in one order and settled in the other.
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Ledger {
public:
    explicit Ledger(std::string name) : name_(std::move(name)) {}
    std::mutex &mutex() { return mutex_; }
    long sum() const
    {
        long total = 0;
        for (long e : entries_)
            total += e;
        return total;
    }
    void add(long e) { entries_.push_back(e); }

private:
    std::string name_;
    std::mutex mutex_;
    std::vector<long> entries_;
};

static Ledger debit("debit"), credit("credit");

static long difference()
{
    std::lock_guard<std::mutex> a(debit.mutex()); // DEADLOCK
    std::lock_guard<std::mutex> b(credit.mutex()); // DEADLOCK!
    return debit.sum() - credit.sum();
}

static void settle(long amount)
{
    std::unique_lock<std::mutex> c(credit.mutex()); // DEADLOCK
    std::unique_lock<std::mutex> d(debit.mutex()); // DEADLOCK!
    debit.add(amount);
    credit.add(-amount);
}

int main()
{
    std::thread audit([] {
        for (int i = 0; i < 10; i++)
            std::cout << difference() << '\n';
    });
    std::thread clerk([] {
        for (long i = 0; i < 10; i++)
            settle(i);
    });
    audit.join();
    clerk.join();
}
