// parallel accumulate that adds into one shared total
// flags: -std=c++17
#include <functional>
#include <iostream>
#include <thread>
#include <vector>

static void sum_range(const std::vector<int> &data, std::size_t lo, std::size_t hi, long &total)
{
    for (std::size_t i = lo; i < hi; ++i)
        total += data[i]; // RACE!
}

int main()
{
    std::vector<int> data(4000, 2);
    long total = 0;
    std::vector<std::thread> workers;
    for (std::size_t t = 0; t < 4; ++t)
        workers.push_back(std::thread(sum_range, std::cref(data), t * 1000, (t + 1) * 1000,
                                      std::ref(total)));
    for (std::thread &w : workers)
        w.join();
    std::cout << "total " << total << std::endl;
    return 0;
}
