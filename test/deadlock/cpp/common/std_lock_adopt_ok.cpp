#include <mutex>
#include <thread>
#include <string>
#include <map>

class Cache {
    mutable std::mutex mtx_;
    std::map<std::string, int> data_;
public:
    void put(const std::string &k, int v)
    {
        std::lock_guard<std::mutex> g(mtx_);
        data_[k] = v;
    }
    void swap(Cache &other)
    {
        if (this == &other)
            return;
        std::lock(mtx_, other.mtx_);
        std::lock_guard<std::mutex> l1(mtx_, std::adopt_lock);
        std::lock_guard<std::mutex> l2(other.mtx_, std::adopt_lock);
        data_.swap(other.data_);
    }
};

int main()
{
    Cache c1, c2;
    c1.put("x", 1);
    c2.put("y", 2);
    std::thread a([&] { for (int i = 0; i < 100; ++i) c1.swap(c2); });
    std::thread b([&] { for (int i = 0; i < 100; ++i) c2.swap(c1); });
    a.join();
    b.join();
}
