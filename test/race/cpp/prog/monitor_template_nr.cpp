// monitor: every access through a function under the lock
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

template <class T>
class Monitor {
public:
    explicit Monitor(T t = T{}) : t_(std::move(t)) {}
    template <class F>
    auto operator()(F f) const
    {
        std::lock_guard<std::mutex> hold(m_);
        return f(t_);
    }

private:
    mutable T t_;
    mutable std::mutex m_;
};

int main()
{
    Monitor<std::string> text("start ");
    std::vector<std::thread> v;
    for (int i = 0; i < 5; ++i)
        v.emplace_back([&text, i] {
            text([=](std::string &s) { s += std::to_string(i) + " "; });
            text([](std::string &s) { std::cout << s.size() << "\n"; });
        });
    for (auto &t : v)
        t.join();
    text([](std::string &s) { std::cout << s << "\n"; });
}
