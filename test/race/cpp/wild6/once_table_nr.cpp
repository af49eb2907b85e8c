// A lookup table that the first caller fills by call_once.
// flags: -std=c++11
#include <cmath>
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

class SineTable {
public:
    static SineTable &instance()
    {
        static SineTable t;
        return t;
    }
    double at(int deg)
    {
        std::call_once(once_, [this] { fill(); });
        return values_[deg % 360];
    }

private:
    SineTable() {}
    void fill()
    {
        for (int i = 0; i < 360; ++i)
            values_[i] = std::sin(i * 3.14159265 / 180);
    }
    double values_[360];
    std::once_flag once_;
};

void worker(int base)
{
    double s = 0;
    for (int i = 0; i < 90; ++i)
        s += SineTable::instance().at(base + i);
    std::printf("%d: %f\n", base, s);
}

int main()
{
    std::vector<std::thread> v;
    for (int i = 0; i < 4; ++i)
        v.push_back(std::thread(worker, i * 90));
    for (std::thread &t : v)
        t.join();
}
