#include <mutex>
#include <thread>
template <class Lock> struct Guarded {
    Lock lock;
    int value = 0;
    template <class F> auto with(F f)
    {
        std::lock_guard<Lock> g(lock);
        return f(value);
    }
};
Guarded<std::mutex> stock, orders;
int main()
{
    std::thread a([] {
        stock.with([](int &s) { return orders.with([&](int &o) { o++; return --s; }); });
    });
    std::thread b([] {
        stock.with([](int &s) { return orders.with([&](int &o) { o--; return ++s; }); });
    });
    a.join();
    b.join();
}
