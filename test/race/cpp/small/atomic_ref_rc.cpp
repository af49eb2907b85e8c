// One thread uses atomic_ref, another one the plain object.
// flags: -std=c++20
#include <atomic>
#include <iostream>
#include <thread>
#include <vector>

int main()
{
    std::vector<int> histogram(8, 0);
    auto add = [&histogram](int from, int to) {
        for (int i = from; i < to; ++i) {
            std::atomic_ref<int> slot(histogram[i % 8]);
            slot.fetch_add(1, std::memory_order_relaxed); // RACE!
        }
    };
    std::jthread a(add, 0, 1000);
    std::jthread b(add, 1000, 2000);
    std::jthread watcher([&histogram] {
        long sum = 0;
        for (size_t i = 0; i < histogram.size(); ++i)
            sum += histogram[i]; // RACE!
        std::cout << sum << '\n';
    });
}
