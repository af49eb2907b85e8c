// A team in each thread of another one: what its maker set before, arrays of the maker's own, barriers inside.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

enum { N = 12, INNER = 3 };

static int start[N], table[N][N], seen[N];

int main(void)
{
    int size = N;
    int wide[size], square[size][size];
#pragma omp parallel for
    for (int i = 0; i < size; i++) {
        start[i] = i; // NORACE
        wide[i] = i;
#pragma omp parallel for
        for (int j = 0; j < size; j++) {
            table[i][j] = start[i] + j; // NORACE
            square[i][j] = wide[i];     // NORACE
        }
        start[i] += table[i][0];
    }
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        int part[INNER] = {0};
#pragma omp parallel num_threads(INNER)
        {
            part[omp_get_thread_num()] = i; // NORACE
#pragma omp barrier
#pragma omp single
            for (int k = 0; k < omp_get_num_threads(); k++)
                seen[i] += part[k]; // NORACE
        }
    }
    printf("%d %d %d\n", table[3][4], square[2][1], seen[5]);
    return 0;
}
