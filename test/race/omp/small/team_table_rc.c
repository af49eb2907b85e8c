// Tables of teams: one that is exchanged while another thread uses it, rows that begin one element apart.
// flags: -fopenmp
// tsan: some: who comes first differs
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

enum { BINS = 64 };

static unsigned hash(unsigned x)
{
    return x * 2654435761u >> 26;
}

int main(void)
{
    int threads = omp_get_max_threads();
    int *entry = calloc(threads, sizeof *entry), *spare = calloc(threads, sizeof *spare);
    int *bins = calloc((size_t)threads * BINS, sizeof *bins);
#pragma omp parallel
    {
        int me = omp_get_thread_num();
        entry[me] = me;   // RACE! a
        if (me == 1) {
            int *t = entry; // RACE a
            entry = spare;  // RACE! a
            spare = t;
        }
        int *row = bins + me;
#pragma omp for
        for (int i = 0; i < 1000; i++)
            row[hash((unsigned)i)]++; // RACE! b
    }
    printf("%d %d\n", entry[0], bins[5]);
    return 0;
}
