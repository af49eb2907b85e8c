// the local histogram is merged into the total after the lock's scope has ended
// flags: -std=c++17
// tsan: no: the merges meet only by luck
#include <array>
#include <cstdint>
#include <iostream>
#include <mutex>
#include <random>
#include <thread>
#include <vector>

using Histogram = std::array<std::uint64_t, 16>;

static void count(const std::vector<int> &data, std::size_t begin, std::size_t end,
                  Histogram &total, std::mutex &total_mutex, int &merges)
{
    Histogram local{};
    for (std::size_t i = begin; i < end; ++i)
        ++local[data[i] & 15];
    {
        std::lock_guard lock(total_mutex);
        ++merges;
    }
    for (std::size_t i = 0; i < local.size(); ++i)
        total[i] += local[i]; // RACE!
}

int main()
{
    std::vector<int> data(100000);
    std::mt19937 gen(7);
    std::uniform_int_distribution<int> dist(0, 1000);
    for (auto &d : data)
        d = dist(gen);

    Histogram total{};
    std::mutex total_mutex;
    int merges = 0;
    const std::size_t n = std::max(2u, std::thread::hardware_concurrency());
    const std::size_t block = data.size() / n;
    std::vector<std::thread> workers;
    for (std::size_t i = 0; i < n; ++i) {
        std::size_t begin = i * block;
        std::size_t end = i + 1 == n ? data.size() : begin + block;
        workers.emplace_back(count, std::cref(data), begin, end, std::ref(total),
                             std::ref(total_mutex), std::ref(merges));
    }
    for (auto &w : workers)
        w.join();
    for (auto v : total)
        std::cout << v << ' ';
    std::cout << merges << '\n';
}
