// The counter is a variable of the whole function, used again behind the region; each task gets a copy of it.
// flags: -fopenmp
// tsan: no: memory of tasks is used again, and it does not see that
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

enum { TASKS = 24 };

int main(void)
{
    int done[TASKS], i;
    int *cells = calloc(TASKS, sizeof *cells);
    for (i = 0; i < TASKS; i++)
        done[i] = -1;
#pragma omp parallel
    {
#pragma omp single
        {
            for (i = 0; i < TASKS; i++) {
                int mine = i;
#pragma omp task
                done[mine] = omp_get_thread_num(); // NORACE
            }
        }
    }
#pragma omp parallel
#pragma omp single
    for (int round = 0; round < 3; round++) {
        for (i = 0; i < TASKS; i++) {
            int mine = i;
#pragma omp task
            done[mine] += round; // NORACE
        }
#pragma omp taskwait
        for (i = TASKS - 1; i >= 0; i--) {
            int mine = i;
#pragma omp task
            done[mine] *= 2; // NORACE
        }
#pragma omp taskwait
    }
#pragma omp parallel
#pragma omp master
    for (i = 0; i < TASKS; i++) {
#pragma omp task firstprivate(i) depend(inout : cells[i])
        cells[i] = i; // NORACE
#pragma omp task firstprivate(i) depend(inout : cells[i])
        cells[i] *= 2; // NORACE
    }
    for (i = 0; i < TASKS; i++)
        printf("%d %d\n", done[i], cells[i]);
    free(cells);
    return 0;
}
