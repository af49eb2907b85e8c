// flags: -std=c++17
#include <mutex>
#include <shared_mutex>
#include <thread>
#include <vector>
class Index {
    mutable std::shared_mutex rw;
    std::vector<int> v;
    int size_locked() const { return static_cast<int>(v.size()); }
public:
    int size() const { std::shared_lock<std::shared_mutex> g(rw); return size_locked(); } // DEADLOCK!
    void add(int x)
    {
        std::unique_lock<std::shared_mutex> g(rw); // DEADLOCK
        if (size() < 100) v.push_back(x); // DEADLOCK
    }
};
int main()
{
    Index i;
    std::thread a([&] { i.add(1); }), b([&] { i.size(); });
    a.join();
    b.join();
}
