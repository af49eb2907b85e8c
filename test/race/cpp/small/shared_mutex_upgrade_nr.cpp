// Statistics behind a shared_mutex: readers share, the writer excludes; a snapshot is returned.
// flags: -std=c++17
#include <iostream>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <thread>
#include <vector>

class Histogram {
    mutable std::shared_mutex m_;
    std::map<int, int> bins_;
    long total_ = 0;

public:
    void add(int bin)
    {
        std::unique_lock lock(m_);
        ++bins_[bin];
        ++total_;
    }
    double share(int bin) const
    {
        std::shared_lock lock(m_);
        auto it = bins_.find(bin);
        return it == bins_.end() || !total_ ? 0.0 : double(it->second) / total_;
    }
    std::map<int, int> snapshot() const
    {
        std::shared_lock lock(m_);
        return bins_;
    }
};

int main()
{
    Histogram h;
    std::vector<std::thread> ts;
    for (int t = 0; t < 2; ++t)
        ts.emplace_back([&h, t] {
            for (int i = 0; i < 100; ++i)
                h.add((i + t) % 10);
        });
    ts.emplace_back([&h] {
        double d = 0;
        for (int i = 0; i < 50; ++i)
            d += h.share(i % 10);
        auto copy = h.snapshot();
        copy[99] = int(d);
        std::cout << copy.size() << '\n';
    });
    for (auto &t : ts)
        t.join();
}
