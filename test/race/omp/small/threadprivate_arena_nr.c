// A bump allocator per thread: its cursor is threadprivate, its memory is cut by thread number.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#define SLAB 4096
static char pool[8][SLAB];
static char *cursor;
#pragma omp threadprivate(cursor)

static void *bump(size_t n)
{
    void *p = cursor;
    cursor += (n + 15) & ~(size_t)15;
    return p;
}

int main(void)
{
    long total = 0;
#pragma omp parallel num_threads(4) reduction(+ : total)
    {
        cursor = pool[omp_get_thread_num()];
        for (int k = 1; k <= 20; k++) {
            int *v = bump(k * sizeof(int));
            for (int i = 0; i < k; i++)
                v[i] = i;
            total += v[k - 1];
        }
    }
    printf("%ld\n", total);
    return 0;
}
