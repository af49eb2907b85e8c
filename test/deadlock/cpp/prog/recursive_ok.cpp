// add() calls size() under the lock,
// a std::recursive_mutex.
#include <mutex>
#include <thread>
#include <vector>
using Lock = std::recursive_mutex;
class Bag {
    mutable Lock m_;
    std::vector<int> v_;

public:
    size_t size() const
    {
        std::lock_guard<Lock> g(m_);
        return v_.size();
    }
    void add(int x)
    {
        std::lock_guard<Lock> g(m_);
        if (size() < 10)
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
