// A transaction object keeps the lock until it is committed; the log is written after that.
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Store {
    std::mutex m_;
    int value_ = 0;
    std::vector<std::string> log_;

public:
    class Transaction {
        Store &s_;
        std::unique_lock<std::mutex> lock_;

    public:
        explicit Transaction(Store &s) : s_(s), lock_(s.m_) {}
        void set(int v) { s_.value_ = v; }
        void commit()
        {
            lock_.unlock();
            s_.log_.push_back("committed"); // RACE!
        }
    };
    std::size_t entries() const { return log_.size(); }
    int value() const { return value_; }
};

int main()
{
    Store store;
    auto writer = [&store](int base) {
        for (int i = 0; i < 50; ++i) {
            Store::Transaction t(store);
            t.set(base + i);
            t.commit();
        }
    };
    std::thread a(writer, 0), b(writer, 100);
    a.join();
    b.join();
    std::cout << store.entries() << ' ' << store.value() << '\n';
}
