// swap() of two objects with std::lock and adopt_lock.
// flags: -std=c++11
#include <iostream>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

class Container {
    std::vector<int> detail;
    mutable std::mutex m;

public:
    explicit Container(std::vector<int> d) : detail(std::move(d)) {}
    friend void swap(Container &lhs, Container &rhs)
    {
        if (&lhs == &rhs)
            return;
        std::lock(lhs.m, rhs.m);
        std::lock_guard<std::mutex> lock_a(lhs.m, std::adopt_lock);
        std::lock_guard<std::mutex> lock_b(rhs.m, std::adopt_lock);
        std::swap(lhs.detail, rhs.detail);
    }
    void add(int v)
    {
        std::lock_guard<std::mutex> g(m);
        detail.push_back(v);
    }
    size_t size() const
    {
        std::lock_guard<std::mutex> g(m);
        return detail.size();
    }
};

int main()
{
    Container a({1, 2, 3}), b({4, 5});
    std::thread t1([&] {
        for (int i = 0; i < 10; ++i)
            swap(a, b);
    });
    std::thread t2([&] {
        for (int i = 0; i < 10; ++i)
            a.add(i);
    });
    t1.join();
    t2.join();
    std::cout << a.size() + b.size() << '\n';
}
