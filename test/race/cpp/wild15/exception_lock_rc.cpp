// a manual unlock is skipped on one path, a later change is made outside of the lock
// flags: -std=c++17
#include <cstdio>
#include <map>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>

class Inventory {
public:
    void take(const std::string &what, int n)
    {
        std::unique_lock<std::mutex> lock(m_);
        auto it = stock_.find(what);
        if (it == stock_.end())
            throw std::out_of_range(what);
        if (it->second < n)
            throw std::runtime_error("not enough");
        it->second -= n;
        lock.unlock();
        ++taken_; // RACE!
    }
    void add(const std::string &what, int n)
    {
        std::lock_guard<std::mutex> lock(m_);
        stock_[what] += n;
    }
    int failures = 0;

private:
    std::mutex m_;
    std::map<std::string, int> stock_;
    int taken_ = 0;
};

static void customer(Inventory &inv)
{
    for (int i = 0; i < 20; ++i) {
        try {
            inv.take("nail", 3);
        } catch (const std::exception &) {
            inv.failures++; // RACE!
        }
    }
}

int main()
{
    Inventory inv;
    inv.add("nail", 40);
    std::thread a(customer, std::ref(inv)), b(customer, std::ref(inv));
    a.join();
    b.join();
    std::printf("%d\n", inv.failures);
}
