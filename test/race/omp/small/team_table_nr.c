// One team makes the table, the next ones use it, each thread its own entry and its own row.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

enum { BINS = 64 };

static int level;
#pragma omp threadprivate(level)

static unsigned hash(unsigned x)
{
    return x * 2654435761u >> 26;
}

static int count_all(int rounds)
{
    int *entry, *bins, threads, wrong = 0, sum = 0;
#pragma omp parallel
    {
#pragma omp master
        {
            threads = omp_get_num_threads();
            entry = malloc(threads * sizeof *entry);
            bins = calloc((size_t)threads * BINS, sizeof *bins);
        }
    }
    for (int r = 0; r < rounds; r++) {
#pragma omp parallel
        {
            int me = omp_get_thread_num();
            level = entry[me] = r + me; // NORACE
            int *row = bins + me * BINS;
#pragma omp for
            for (int i = 0; i < 1000; i++)
                row[hash((unsigned)(i + r))]++; // NORACE
        }
#pragma omp parallel reduction(+ : wrong)
        wrong += level != entry[omp_get_thread_num()];
    }
    for (int i = 0; i < threads * BINS; i++)
        sum += bins[i];
    free(entry);
    free(bins);
    return wrong * 1000 + sum;
}

int main(void)
{
    printf("%d\n", count_all(5));
    printf("%d\n", count_all(7));
    return 0;
}
