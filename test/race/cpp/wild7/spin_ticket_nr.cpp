// A ticket lock of two atomics as a BasicLockable for lock_guard.
// flags: -std=c++17
#include <atomic>
#include <iostream>
#include <map>
#include <mutex>
#include <string>
#include <thread>

class TicketLock {
public:
    void lock()
    {
        const unsigned my = next_.fetch_add(1, std::memory_order_relaxed);
        while (serving_.load(std::memory_order_acquire) != my)
            std::this_thread::yield();
    }
    void unlock() { serving_.store(serving_.load(std::memory_order_relaxed) + 1, std::memory_order_release); }

private:
    std::atomic<unsigned> next_{0}, serving_{0};
};

class Votes {
public:
    void vote(const std::string &who)
    {
        std::lock_guard<TicketLock> g(lock_);
        ++votes_[who];
    }
    int of(const std::string &who)
    {
        std::lock_guard<TicketLock> g(lock_);
        auto it = votes_.find(who);
        return it == votes_.end() ? 0 : it->second;
    }

private:
    TicketLock lock_;
    std::map<std::string, int> votes_;
};

int main()
{
    Votes v;
    std::thread a([&v] { for (int i = 0; i < 100; ++i) v.vote(i % 2 ? "ann" : "bob"); });
    std::thread b([&v] { for (int i = 0; i < 100; ++i) v.vote("cid"); });
    int seen = 0;
    for (int i = 0; i < 10; ++i)
        seen += v.of("ann");
    a.join();
    b.join();
    std::cout << seen << ' ' << v.of("cid") << '\n';
}
