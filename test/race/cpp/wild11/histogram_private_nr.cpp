// Each thread fills a histogram of its own and adds it to the shared one under a lock at the end.
#include <array>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

using Histogram = std::array<int, 26>;

static void count(const std::string &text, std::size_t from, std::size_t to, Histogram &total,
                  std::mutex &m)
{
    Histogram local{};
    for (std::size_t i = from; i < to; ++i)
        if (text[i] >= 'a' && text[i] <= 'z')
            ++local[text[i] - 'a'];
    std::lock_guard<std::mutex> lock(m);
    for (std::size_t i = 0; i < local.size(); ++i)
        total[i] += local[i];
}

int main()
{
    std::string text;
    for (int i = 0; i < 1000; ++i)
        text += static_cast<char>('a' + i * 7 % 26);
    Histogram total{};
    std::mutex m;
    unsigned n = std::thread::hardware_concurrency();
    if (n == 0)
        n = 2;
    std::vector<std::thread> threads;
    std::size_t chunk = text.size() / n;
    for (unsigned i = 0; i < n; ++i) {
        std::size_t from = i * chunk, to = i + 1 == n ? text.size() : from + chunk;
        threads.emplace_back(count, std::cref(text), from, to, std::ref(total), std::ref(m));
    }
    for (auto &t : threads)
        t.join();
    for (int c : total)
        std::cout << c << ' ';
    std::cout << '\n';
}
