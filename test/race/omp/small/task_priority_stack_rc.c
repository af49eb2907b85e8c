// Tasks get the address of a variable of a block that has ended.
// flags: -fopenmp
// tsan: some: the task must be deferred
#include <stdio.h>

static int out[16];

int main(void)
{
#pragma omp parallel num_threads(4)
#pragma omp single
    {
        int next = 0;
        while (next < 16) {
            int *p = &next;
#pragma omp task priority(next % 3) firstprivate(p) shared(out)
            out[*p % 16] = 1; // RACE!
            next++; // RACE!
        }
#pragma omp taskwait
    }
    printf("%d\n", out[3]);
    return 0;
}
