// The counter is a variable of the whole function: a task that reads it sees it move on; another one moves it, too.
// flags: -fopenmp
// tsan: some: which thread runs the tasks differs
#include <omp.h>
#include <stdio.h>

enum { TASKS = 24 };

int main(int argc, char **argv)
{
    int done[TASKS], half[TASKS], again[TASKS], i, k;
    (void)argv;
#pragma omp parallel
#pragma omp single
    for (i = 0; i < TASKS - 1; i++) { // RACE! a
#pragma omp task shared(i)
        done[i] = omp_get_thread_num(); // RACE! a b
    }
#pragma omp parallel
#pragma omp single
    for (k = 0; k < TASKS; k++) {
        int mine = k / 2;
#pragma omp task
        half[mine] = omp_get_thread_num(); // RACE! c
    }
#pragma omp parallel
#pragma omp single
    {
        for (i = 0; i < TASKS; i++) {
            int mine = i;
            if (i == 9 && argc-- > 0)
                i = 4;
#pragma omp task
            again[mine] = 1; // RACE! d
        }
#pragma omp taskwait
        for (i = 0; i < TASKS; i++)
            again[i] = 0;
    }
    for (i = 0; i < TASKS - 1; i++)
        printf("%d %d %d\n", done[i], half[i / 2], again[i]);
    return 0;
}
