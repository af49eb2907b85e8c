// Member functions bound with std::bind; two of them work on one total.
// flags: -std=c++11
#include <functional>
#include <iostream>
#include <thread>
#include <vector>

class Summer {
public:
    explicit Summer(int n) : numbers_(n, 1) {}
    void run()
    {
        std::function<void()> lo = std::bind(&Summer::sum_range, this, 0, (int)numbers_.size() / 2, 0);
        std::function<void()> hi = std::bind(&Summer::sum_range, this, (int)numbers_.size() / 2, (int)numbers_.size(), 0);
        std::thread a(lo);
        std::thread b(hi);
        a.join();
        b.join();
        std::cout << totals_[0] + totals_[1] << std::endl;
    }

private:
    void sum_range(int from, int to, int slot)
    {
        for (int i = from; i < to; ++i)
            totals_[slot] += numbers_[i]; // RACE!
    }
    std::vector<int> numbers_;
    long totals_[2] = {0, 0};
};

int main()
{
    Summer s(1000);
    s.run();
}
