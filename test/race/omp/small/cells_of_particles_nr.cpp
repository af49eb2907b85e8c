// Cell lists: vectors of indices per cell, built serially, forces by cell.
// flags: -fopenmp
#include <array>
#include <cstdio>
#include <vector>

struct Particle {
    std::array<double, 2> pos, force;
    int cell;
};

int main()
{
    const int side = 8, n = 500;
    std::vector<Particle> ps(n);
    std::vector<std::vector<int>> cells(side * side);
    for (int i = 0; i < n; ++i) {
        ps[i].pos = {(i * 13 % 80) * 0.1, (i * 29 % 80) * 0.1};
        ps[i].force = {0, 0};
        ps[i].cell = static_cast<int>(ps[i].pos[1]) * side + static_cast<int>(ps[i].pos[0]);
        cells[ps[i].cell].push_back(i);
    }
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < n; ++i) {
        Particle &p = ps[i];
        int cx = p.cell % side, cy = p.cell / side;
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) {
                int x = cx + dx, y = cy + dy;
                if (x < 0 || y < 0 || x >= side || y >= side)
                    continue;
                for (int j : cells[y * side + x]) {
                    if (j == i)
                        continue;
                    for (int k = 0; k < 2; ++k)
                        p.force[k] += p.pos[k] - ps[j].pos[k];
                }
            }
    }
    std::printf("%f\n", ps[7].force[0]);
}
