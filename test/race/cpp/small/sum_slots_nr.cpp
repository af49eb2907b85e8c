// Padded slots for partial sums in std::array; the main thread works on the last one.
#include <array>
#include <cstdio>
#include <thread>
#include <vector>

struct alignas(64) Slot {
    double sum = 0;
    int count = 0;
};

int main()
{
    constexpr int N = 4;
    std::array<Slot, N> slots;
    std::vector<double> data(1000, 0.5);
    auto work = [&](int k) {
        for (std::size_t i = k; i < data.size(); i += N) {
            slots[k].sum += data[i];
            ++slots[k].count;
        }
    };
    std::vector<std::thread> pool;
    for (int k = 0; k + 1 < N; ++k)
        pool.emplace_back(work, k);
    work(N - 1);
    for (auto &t : pool)
        t.join();
    double total = 0;
    for (const Slot &s : slots)
        total += s.sum;
    std::printf("%f\n", total);
}
