// A Guarded<T> template with a method that gives a reference away.
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

template <typename T> class Guarded {
    T value_;
    mutable std::mutex m_;

public:
    template <typename... A> explicit Guarded(A &&...a) : value_(std::forward<A>(a)...) {}
    template <typename F> auto with(F &&f)
    {
        std::lock_guard<std::mutex> lk(m_);
        return std::forward<F>(f)(value_);
    }
    T &unsafe() { return value_; }
};

int main()
{
    Guarded<std::vector<int>> numbers;
    Guarded<std::string> text("x");
    std::thread a([&] {
        for (int i = 0; i < 20; ++i) {
            numbers.with([i](std::vector<int> &v) { v.push_back(i); }); // RACE! n
            text.with([](std::string &s) { s += 'a'; });
        }
    });
    std::thread b([&] {
        for (int i = 0; i < 20; ++i) {
            numbers.unsafe().push_back(-i); // RACE! n
            text.with([](auto &s) { s += 'b'; });
        }
    });
    a.join();
    b.join();
    std::cout << numbers.with([](auto &v) { return v.size(); }) << text.with([](auto &s) { return s; }) << '\n';
}
