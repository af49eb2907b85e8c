#include <mutex>
#include <thread>
#include <vector>

class SafeStack {
    mutable std::mutex m;
    std::vector<int> data;
public:
    void push(int v)
    {
        std::lock_guard<std::mutex> l(m);
        data.push_back(v);
    }
    SafeStack &operator=(const SafeStack &o)
    {
        if (this != &o) {
            std::scoped_lock l(m, o.m);
            data = o.data;
        }
        return *this;
    }
};

int main()
{
    SafeStack a, b;
    a.push(1);
    std::thread t1([&] { a = b; });
    std::thread t2([&] { b = a; });
    t1.join();
    t2.join();
}
