// Early unlock: the list is walked after the unique_lock was given back.
#include <iostream>
#include <list>
#include <mutex>
#include <string>
#include <thread>

class Inventory {
    std::mutex m_;
    std::list<std::string> items_;

public:
    void add(const std::string &s)
    {
        std::unique_lock<std::mutex> lk(m_);
        items_.push_back(s); // RACE!
    }
    bool contains(const std::string &s)
    {
        std::unique_lock<std::mutex> lk(m_);
        if (items_.empty()) // NORACE
            return false;
        lk.unlock();
        for (const auto &i : items_) // RACE!
            if (i == s) // RACE!
                return true;
        return false;
    }
};

int main()
{
    Inventory inv;
    std::thread a([&] {
        for (int i = 0; i < 100; ++i)
            inv.add("item" + std::to_string(i));
    });
    std::thread b([&] {
        int n = 0;
        for (int i = 0; i < 100; ++i)
            n += inv.contains("item7");
        std::cout << n << '\n';
    });
    a.join();
    b.join();
}
