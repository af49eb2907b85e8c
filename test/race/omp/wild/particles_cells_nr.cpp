// particles sorted into cells of a class, cells moved in parallel, statistics per thread
// flags: -fopenmp
#include <cstdio>
#include <omp.h>
#include <vector>
struct Particle {
    double x, v;
};
class Cell {
public:
    void add(const Particle &p) { list_.push_back(p); }
    double move(double dt)
    {
        double e = 0;
        for (auto &p : list_) {
            p.x += p.v * dt;
            e += p.v * p.v;
        }
        return e;
    }
private:
    std::vector<Particle> list_;
};
int main()
{
    std::vector<Cell> cells(16);
    for (int i = 0; i < 400; i++)
        cells[i % 16].add({i * 0.1, i % 7 - 3.0});
    std::vector<double> energy(omp_get_max_threads(), 0.0);
#pragma omp parallel for schedule(dynamic)
    for (int c = 0; c < 16; c++)
        energy[omp_get_thread_num()] += cells[c].move(0.1);
    double sum = 0;
    for (double e : energy)
        sum += e;
    std::printf("%f\n", sum);
}
