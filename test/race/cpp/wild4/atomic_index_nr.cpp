// Work is taken by an atomic index; each result goes into its own slot.
// flags: -std=c++17
#include <atomic>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

struct Result {
    int input = 0;
    std::string text;
};

int main()
{
    std::atomic<std::size_t> next{0};
    std::vector<Result> results(200);
    auto work = [&] {
        while (true) {
            std::size_t i = next.fetch_add(1, std::memory_order_relaxed);
            if (i >= results.size())
                break;
            results[i].input = static_cast<int>(i); // NORACE
            results[i].text = std::to_string(i * i);
        }
    };
    std::vector<std::thread> pool;
    for (unsigned t = 0; t < 4; ++t)
        pool.emplace_back(work);
    for (auto &t : pool)
        t.join();
    std::size_t chars = 0;
    for (const auto &r : results)
        chars += r.text.size();
    std::cout << chars << '\n';
}
