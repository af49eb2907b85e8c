// A small graph of tasks: shared futures carry the results to those who depend on them.
#include <future>
#include <iostream>
#include <map>
#include <string>
#include <thread>
#include <vector>

static std::vector<int> load(int n)
{
    std::vector<int> v;
    for (int i = 0; i < n; ++i)
        v.push_back(i * i);
    return v;
}

int main()
{
    std::shared_future<std::vector<int>> numbers =
        std::async(std::launch::async, load, 100).share();
    auto sum = std::async(std::launch::async, [numbers] {
        long s = 0;
        for (int x : numbers.get())
            s += x;
        return s;
    });
    auto biggest = std::async(std::launch::async, [numbers] {
        int b = 0;
        for (int x : numbers.get())
            b = std::max(b, x);
        return b;
    });
    std::map<std::string, long> report;
    report["sum"] = sum.get();
    report["max"] = biggest.get();
    for (auto &[k, v] : report)
        std::cout << k << '=' << v << '\n';
}
