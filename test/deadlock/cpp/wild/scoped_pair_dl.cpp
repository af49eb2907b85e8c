// Swapping two containers, each with a mutex of its own.
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

class Bag {
public:
    void put(int v)
    {
        std::lock_guard<std::mutex> g(m_);
        items_.push_back(v);
    }
    void exchange(Bag &other)
    {
        if (this == &other)
            return;
        std::lock_guard<std::mutex> mine(m_); // DEADLOCK
        std::lock_guard<std::mutex> theirs(other.m_); // DEADLOCK!
        std::swap(items_, other.items_);
    }

private:
    std::mutex m_;
    std::vector<int> items_;
};

int main()
{
    Bag x, y;
    x.put(1);
    y.put(2);
    std::thread a([&] { x.exchange(y); });
    std::thread b([&] { y.exchange(x); });
    a.join();
    b.join();
}
