#include <mutex>
#include <thread>
template <class Lock> struct Guarded {
    Lock lock;
    int value = 0;
    template <class F> auto with(F f)
    {
        std::lock_guard<Lock> g(lock); // DEADLOCK!
        return f(value);
    }
};
Guarded<std::mutex> stock, orders;
int main()
{
    std::thread a([] {
        stock.with([](int &s) { return orders.with([&](int &o) { o++; return --s; }); }); // DEADLOCK
    });
    std::thread b([] {
        orders.with([](int &o) { return stock.with([&](int &s) { o--; return ++s; }); }); // DEADLOCK
    });
    a.join();
    b.join();
}
