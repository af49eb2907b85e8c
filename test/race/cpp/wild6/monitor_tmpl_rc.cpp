// A monitor template that runs a function under its lock; a pointer escapes from it.
// flags: -std=c++17
#include <iostream>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

template <class T> class Monitor {
public:
    template <class F> auto operator()(F f) const -> decltype(f(std::declval<T &>()))
    {
        std::lock_guard<std::mutex> lk(m_);
        return f(t_);
    }

private:
    mutable T t_{};
    mutable std::mutex m_;
};

struct Stock {
    int count = 0;
    long value = 0;
};

int main()
{
    Monitor<std::map<std::string, Stock>> store;
    auto trader = [&store](const char *what, int price) {
        Stock *s = store([what](auto &m) { return &m[what]; });
        for (int i = 0; i < 100; ++i) {
            s->count++; // RACE!
            s->value += price; // RACE! v
        }
    };
    std::thread a(trader, "apple", 3);
    std::thread b(trader, "apple", 4);
    std::thread c(trader, "pear", 5);
    a.join();
    b.join();
    c.join();
    store([](auto &m) {
        for (auto &[name, s] : m)
            std::cout << name << ' ' << s.count << ' ' << s.value << '\n';
    });
}
