// Values handed from stage to stage by promises.
// flags: -std=c++17
#include <future>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

struct Report {
    std::string title;
    std::vector<int> numbers;
};

int main()
{
    Report report;
    std::promise<int> first;
    std::promise<void> second;
    std::future<int> f1 = first.get_future();
    std::future<void> f2 = second.get_future();
    std::thread stage1([&report, p = std::move(first)]() mutable {
        report.title = "numbers";
        for (int i = 0; i < 10; ++i)
            report.numbers.push_back(i);
        p.set_value(10);
    });
    std::thread stage2([&report, f = std::move(f1), p = std::move(second)]() mutable {
        int n = f.get();
        for (int i = 0; i < n; ++i)
            report.numbers.push_back(i * i);
        p.set_value();
    });
    f2.wait();
    std::cout << report.title << ' ' << report.numbers.size() << std::endl;
    stage1.join();
    stage2.join();
}
