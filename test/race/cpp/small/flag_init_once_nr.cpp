// The first thread in fills the table, the others wait for a flag with release and acquire.
#include <atomic>
#include <iostream>
#include <thread>
#include <vector>

class SineTable {
    std::atomic_flag claimed_ = ATOMIC_FLAG_INIT;
    std::atomic<bool> ready_{false};
    std::vector<int> table_;

public:
    int at(int i)
    {
        if (!ready_.load(std::memory_order_acquire)) {
            if (!claimed_.test_and_set()) {
                for (int k = 0; k < 256; ++k)
                    table_.push_back(k * k % 97);
                ready_.store(true, std::memory_order_release);
            } else {
                while (!ready_.load(std::memory_order_acquire))
                    std::this_thread::yield();
            }
        }
        return table_[i % 256];
    }
};

int main()
{
    SineTable table;
    std::vector<std::thread> threads;
    std::vector<long> sums(4);
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&, t] {
            for (int i = 0; i < 100; ++i)
                sums[t] += table.at(i + t);
        });
    for (auto &t : threads)
        t.join();
    std::cout << sums[0] + sums[3] << '\n';
}
