// a method called in parallel changes its own slot
// flags: -fopenmp
#include <cstdio>
#include <vector>

class Grid {
    std::vector<double> cells;
    double last;

  public:
    explicit Grid(int n) : cells(n, 0.0), last(0) {}
    void set(int i, double v)
    {
        cells[i] = v;
    }
    double get(int i) const { return cells[i]; }
    double recent() const { return last; }
};

int main()
{
    Grid g(256);
#pragma omp parallel for
    for (int i = 0; i < 256; i++)
        g.set(i, i * 0.5);
    std::printf("%f %f\n", g.get(3), g.recent());
    return 0;
}
