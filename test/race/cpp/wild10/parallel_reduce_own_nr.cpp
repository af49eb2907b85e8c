// A small TBB: blocked_range, parallel_for and parallel_reduce with bodies that split and join.
#include <algorithm>
#include <functional>
#include <future>
#include <iostream>
#include <thread>
#include <vector>

struct blocked_range {
    std::size_t b, e;
    std::size_t begin() const { return b; }
    std::size_t end() const { return e; }
};

template <class Body> void parallel_for(blocked_range r, Body body, unsigned n = 4)
{
    std::vector<std::thread> ts;
    std::size_t step = (r.e - r.b + n - 1) / n;
    for (std::size_t lo = r.b; lo < r.e; lo += step)
        ts.emplace_back([=] { body(blocked_range{lo, std::min(r.e, lo + step)}); });
    for (auto &t : ts)
        t.join();
}

template <class T, class Map, class Join>
T parallel_reduce(blocked_range r, T init, Map map, Join join, unsigned n = 4)
{
    std::vector<std::future<T>> parts;
    std::size_t step = (r.e - r.b + n - 1) / n;
    for (std::size_t lo = r.b; lo < r.e; lo += step)
        parts.push_back(std::async(std::launch::async, [=] {
            return map(blocked_range{lo, std::min(r.e, lo + step)}, T{});
        }));
    for (auto &p : parts)
        init = join(init, p.get());
    return init;
}

int main()
{
    std::vector<double> v(1000);
    parallel_for({0, v.size()}, [&v](const blocked_range &r) {
        for (auto i = r.begin(); i != r.end(); ++i)
            v[i] = 0.5 * static_cast<double>(i);
    });
    double s = parallel_reduce(
        {0, v.size()}, 0.0,
        [&v](const blocked_range &r, double acc) {
            for (auto i = r.begin(); i != r.end(); ++i)
                acc += v[i];
            return acc;
        },
        std::plus<double>());
    std::cout << s << '\n';
}
