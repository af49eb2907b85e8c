// Blocks behind unique_ptr, each made and filled by one iteration
// flags: -fopenmp
#include <cstdio>
#include <memory>
#include <vector>
struct Block {
    double v[64];
};
int main()
{
    std::vector<std::unique_ptr<Block>> blocks(32);
#pragma omp parallel for
    for (int b = 0; b < 32; ++b) {
        blocks[b] = std::make_unique<Block>();
        for (int i = 0; i < 64; ++i)
            blocks[b]->v[i] = b * 64 + i; // NORACE
    }
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int b = 0; b < 32; ++b)
        for (int i = 0; i < 64; ++i)
            s += blocks[b]->v[i];
    std::printf("%f\n", s);
}
