// packaged_task moved into threads, results by future in order.
// flags: -std=c++17
#include <future>
#include <iostream>
#include <numeric>
#include <thread>
#include <vector>

static long sum(const std::vector<int> &v, std::size_t lo, std::size_t hi)
{
    return std::accumulate(v.begin() + lo, v.begin() + hi, 0L);
}

int main()
{
    std::vector<int> v(1000);
    std::iota(v.begin(), v.end(), 0);
    std::vector<std::thread> threads;
    std::vector<std::future<long>> results;
    for (std::size_t p = 0; p < 4; ++p) {
        std::packaged_task<long(std::size_t, std::size_t)> task(
            [&v](std::size_t lo, std::size_t hi) { return sum(v, lo, hi); });
        results.push_back(task.get_future());
        threads.emplace_back(std::move(task), p * 250, (p + 1) * 250);
    }
    long total = 0;
    for (auto &r : results)
        total += r.get();
    std::cout << total << std::endl;
    for (auto &t : threads)
        t.join();
    std::cout << v.size() << '\n';
}
