// A handle that gives access under a lock: operator-> of a locked pointer.
#include <iostream>
#include <map>
#include <mutex>
#include <string>
#include <thread>

template <class T> class Synchronized {
    T value_;
    mutable std::mutex m_;

public:
    class Locked {
        std::unique_lock<std::mutex> lock_;
        T *p_;

    public:
        Locked(T *p, std::mutex &m) : lock_(m), p_(p) {}
        T *operator->() { return p_; }
        T &operator*() { return *p_; }
    };
    Locked lock() { return Locked(&value_, m_); }
    template <class F> auto with(F f)
    {
        std::lock_guard<std::mutex> g(m_);
        return f(value_);
    }
};

int main()
{
    Synchronized<std::map<std::string, int>> scores;
    std::thread a([&] {
        for (int i = 0; i < 50; ++i)
            (*scores.lock())["a"] += i;
    });
    std::thread b([&] {
        for (int i = 0; i < 50; ++i)
            scores.with([i](std::map<std::string, int> &m) { m["b"] += i; });
    });
    std::cout << scores.lock()->size() << '\n';
    a.join();
    b.join();
}
