// Word frequencies in a vector of atomics, top word by a mutex.
#include <atomic>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

int main()
{
    std::vector<std::atomic<int>> freq(100);
    std::vector<int> text(5000);
    for (std::size_t i = 0; i < text.size(); ++i)
        text[i] = static_cast<int>(i * i % 97);
    std::mutex m;
    int top = -1, top_count = 0;
    auto count = [&](std::size_t lo, std::size_t hi) {
        for (std::size_t i = lo; i < hi; ++i) {
            int n = freq[text[i]].fetch_add(1, std::memory_order_relaxed) + 1;
            std::lock_guard<std::mutex> g(m);
            if (n > top_count) {
                top_count = n;
                top = text[i];
            }
        }
    };
    std::thread a(count, 0, text.size() / 2), b(count, text.size() / 2, text.size());
    a.join();
    b.join();
    std::cout << top << ' ' << top_count << '\n';
}
