// Exceptions unwind through a lock_guard; the handler takes the lock again.
#include <exception>
#include <iostream>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>

class Ledger {
    std::mutex m;
    std::vector<int> items;
    int failures = 0;

    void check(int v)
    {
        if (v % 7 == 0)
            throw std::invalid_argument("bad item");
    }

public:
    void insert(int v)
    {
        std::lock_guard<std::mutex> lock(m);
        items.push_back(v);
        check(v);
    }
    void fail()
    {
        std::lock_guard<std::mutex> lock(m);
        ++failures;
    }
    int failed() const { return failures; }
};

int main()
{
    Ledger ledger;
    std::exception_ptr last;
    std::mutex lastMutex;
    auto body = [&](int base) {
        for (int i = 0; i < 50; ++i) {
            try {
                ledger.insert(base + i);
            } catch (const std::invalid_argument &) {
                ledger.fail();
                std::lock_guard<std::mutex> g(lastMutex);
                last = std::current_exception();
            }
        }
    };
    std::thread a(body, 1), b(body, 1000);
    a.join();
    b.join();
    if (last)
        std::cout << ledger.failed() << '\n';
}
