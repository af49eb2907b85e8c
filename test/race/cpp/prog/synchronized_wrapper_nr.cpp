// object reached only through a pointer that keeps the lock
// flags: -std=c++17
#include <cstdio>
#include <map>
#include <mutex>
#include <thread>

template <typename T>
class Guarded {
public:
    class Handle {
    public:
        Handle(T *t, std::mutex &m) : lock_(m), t_(t) {}
        T *operator->() const { return t_; }
        T &operator*() const { return *t_; }

    private:
        std::unique_lock<std::mutex> lock_;
        T *t_;
    };
    Handle lock() { return Handle(&value_, mutex_); }

private:
    T value_;
    std::mutex mutex_;
};

int main()
{
    Guarded<std::map<int, int>> table;
    auto fill = [&table](int base) {
        for (int i = 0; i < 10; i++) {
            auto h = table.lock();
            (*h)[base + i] = i;
        }
    };
    std::thread a(fill, 0), b(fill, 100);
    {
        auto h = table.lock();
        std::printf("%zu\n", h->size());
    }
    a.join();
    b.join();
}
