// swap of two guarded objects
#include <mutex>
#include <thread>
#include <utility>

class Big {
public:
    explicit Big(int n) : data(n) {}
    friend void swap(Big &lhs, Big &rhs)
    {
        if (&lhs == &rhs)
            return;
        std::lock(lhs.m, rhs.m);
        std::lock_guard<std::mutex> g1(lhs.m, std::adopt_lock);
        std::lock_guard<std::mutex> g2(rhs.m, std::adopt_lock);
        std::swap(lhs.data, rhs.data);
    }

private:
    int data;
    std::mutex m;
};

int main()
{
    Big a(1), b(2);
    std::thread t1([&] { swap(a, b); });
    std::thread t2([&] { swap(b, a); });
    t1.join();
    t2.join();
}
