// Methods that call one another under a recursive mutex.
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

class Inventory {
    mutable std::recursive_mutex m_;
    std::vector<int> items_;
    int moves_ = 0;

public:
    void add(int item)
    {
        std::lock_guard<std::recursive_mutex> g(m_);
        items_.push_back(item);
        note();
    }
    void addAll(const std::vector<int> &all)
    {
        std::lock_guard<std::recursive_mutex> g(m_);
        for (int i : all)
            add(i);
        note();
    }
    void note()
    {
        std::lock_guard<std::recursive_mutex> g(m_);
        ++moves_;
    }
    int moves() const
    {
        std::lock_guard<std::recursive_mutex> g(m_);
        return moves_;
    }
};

int main()
{
    Inventory inventory;
    std::vector<int> some{1, 2, 3};
    std::thread a([&] { inventory.addAll(some); });
    std::thread b([&] {
        for (int i = 0; i < 10; ++i)
            inventory.add(i);
    });
    std::cout << inventory.moves() << '\n';
    a.join();
    b.join();
}
