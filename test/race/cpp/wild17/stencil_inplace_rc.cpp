// smoothing in place: each thread reads its neighbours' border elements
#include <cstdio>
#include <thread>
#include <vector>

static void smooth(std::vector<double> &v, size_t lo, size_t hi)
{
    for (size_t i = lo; i < hi; ++i) {
        double l = i > 0 ? v[i - 1] : 0.0;            // RACE!
        double r = i + 1 < v.size() ? v[i + 1] : 0.0; // RACE!
        v[i] = (l + v[i] + r) / 3;                    // RACE!
    }
}

int main()
{
    std::vector<double> v(1000, 1.0);
    std::vector<std::thread> ts;
    for (int i = 0; i < 4; ++i)
        ts.emplace_back(smooth, std::ref(v), i * 250, (i + 1) * 250);
    for (auto &t : ts)
        t.join();
    std::printf("%f\n", v[500]);
}
