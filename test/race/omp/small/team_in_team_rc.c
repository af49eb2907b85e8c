// A team in each thread of another one: elements of other makers, one array for all makers, no barrier inside.
// flags: -fopenmp
// tsan: no: it misses that inner teams are waited for
#include <omp.h>
#include <stdio.h>

enum { N = 12, INNER = 3 };

static int start[N + 1], table[N][N], seen[N];

int main(void)
{
    int part[INNER] = {0};
    omp_set_max_active_levels(2);
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        start[i] = i; // RACE! a
#pragma omp parallel for
        for (int j = 0; j < N; j++)
            table[i][j] = start[i + 1] + j; // RACE! a
    }
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
#pragma omp parallel num_threads(INNER)
        part[omp_get_thread_num()] = i; // RACE! b
        seen[i] = part[0];              // RACE! b
    }
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        int own[INNER] = {0};
#pragma omp parallel num_threads(INNER)
        {
            own[omp_get_thread_num()] = i; // RACE! c
#pragma omp single
            for (int k = 0; k < INNER; k++)
                seen[i] += own[k]; // RACE! c
        }
    }
    printf("%d %d\n", table[3][4], seen[5]);
    return 0;
}
