// a lazily computed member with call_once, and a thread-safe static inside a template
// flags: -std=c++17
#include <cmath>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

template <typename T>
class Lazy {
public:
    template <typename F>
    const T &get(F &&make)
    {
        std::call_once(once_, [&] { value_ = make(); }); // NORACE
        return value_; // NORACE
    }

private:
    std::once_flag once_;
    T value_{};
};

static const std::vector<double> &sines()
{
    static const std::vector<double> table = [] {
        std::vector<double> t;
        for (int i = 0; i < 100; i++)
            t.push_back(std::sin(i)); // NORACE
        return t;
    }();
    return table;
}

int main()
{
    Lazy<std::vector<int>> squares;
    double results[4];
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; i++)
        threads.emplace_back([&squares, &results, i] {
            const auto &v = squares.get([] {
                std::vector<int> v;
                for (int k = 0; k < 10; k++)
                    v.push_back(k * k);
                return v;
            });
            results[i] = v[i] + sines()[i]; // NORACE
        });
    for (auto &t : threads)
        t.join();
    std::cout << results[0] + results[3] << '\n'; // NORACE
}
