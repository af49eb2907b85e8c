// Two sets are merged into each other.
#include <functional>
#include <mutex>
#include <set>
#include <thread>

class SharedSet {
public:
    void insert(int n)
    {
        std::lock_guard<std::mutex> g(lock_);
        set_.insert(n);
    }
    void merge(SharedSet &other)
    {
        if (this == &other)
            return;
        std::lock_guard<std::mutex> mine(lock_); // DEADLOCK
        std::lock_guard<std::mutex> its(other.lock_); // DEADLOCK!
        for (int n : other.set_)
            set_.insert(n);
        other.set_.clear();
    }

private:
    std::mutex lock_;
    std::set<int> set_;
};

int main()
{
    SharedSet odd, even;
    odd.insert(1);
    even.insert(2);
    std::thread a(&SharedSet::merge, &odd, std::ref(even));
    std::thread b(&SharedSet::merge, &even, std::ref(odd));
    a.join();
    b.join();
}
