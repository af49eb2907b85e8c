// add() calls size() under the lock,
// a std::mutex.
#include <mutex>
#include <thread>
#include <vector>
using Lock = std::mutex;
class Bag {
    mutable Lock m_;
    std::vector<int> v_;

public:
    size_t size() const
    {
        std::lock_guard<Lock> g(m_); // DEADLOCK!
        return v_.size();
    }
    void add(int x)
    {
        std::lock_guard<Lock> g(m_);
        if (size() < 10) // DEADLOCK
            v_.push_back(x);
    }
};
int main()
{
    Bag b;
    std::thread t([&] { b.add(1); });
    b.add(2);
    t.join();
}
