// Per-thread counters in padded slots, summed after the threads have ended.
// flags: -std=c++17
#include <array>
#include <cstdint>
#include <iostream>
#include <thread>
#include <vector>

struct alignas(64) Slot {
    std::uint64_t events = 0;
    std::uint64_t bytes = 0;
};

class Counters {
public:
    void record(unsigned self, std::uint64_t bytes)
    {
        slots_[self].events++; // NORACE
        slots_[self].bytes += bytes; // NORACE
    }
    Slot total() const
    {
        Slot t;
        for (const auto &s : slots_) {
            t.events += s.events;
            t.bytes += s.bytes;
        }
        return t;
    }

private:
    std::array<Slot, 4> slots_{};
};

int main()
{
    Counters counters;
    std::vector<std::thread> threads;
    for (unsigned t = 0; t < 4; ++t)
        threads.emplace_back([&counters, t] {
            for (int i = 0; i < 1000; ++i)
                counters.record(t, i);
        });
    for (auto &t : threads)
        t.join();
    std::cout << counters.total().events << '\n';
}
