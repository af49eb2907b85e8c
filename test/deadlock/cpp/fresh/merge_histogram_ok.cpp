// flags: -std=c++20
#include <array>
#include <mutex>
#include <thread>

class Histogram {
public:
    void add(int v)
    {
        std::lock_guard<std::mutex> g(m_);
        bins_[v & 15]++;
    }
    void merge(Histogram &other)
    {
        if (this == &other)
            return;
        std::unique_lock<std::mutex> mine(m_, std::defer_lock);
        std::unique_lock<std::mutex> theirs(other.m_, std::defer_lock);
        std::lock(mine, theirs);
        for (size_t i = 0; i < bins_.size(); i++) {
            bins_[i] += other.bins_[i];
            other.bins_[i] = 0;
        }
    }
private:
    std::mutex m_;
    std::array<long, 16> bins_{};
};

static void run(Histogram &mine, Histogram &other)
{
    for (int i = 0; i < 1000; i++) {
        mine.add(i);
        if (i % 100 == 0)
            mine.merge(other);
    }
}

int main()
{
    Histogram cpu, disk;
    std::thread a(run, std::ref(cpu), std::ref(disk));
    std::thread b(run, std::ref(disk), std::ref(cpu));
    a.join();
    b.join();
    return 0;
}
