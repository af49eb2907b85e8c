// The kind of a step depends on the thread: two of them meet.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

static int x[64], y[64];

int main(void)
{
#pragma omp parallel num_threads(4)
    {
        int me = omp_get_thread_num();
        for (int step = 0; step < 30; step++) {
            if ((step + me) % 2 == 0) {
                for (int i = 0; i < 64; i++)
                    x[i] = step; // RACE!
            } else {
                for (int i = 0; i < 64; i++)
                    y[i] = x[i] + 1; // RACE!
            }
#pragma omp barrier
        }
    }
    printf("%d\n", y[3]);
    return 0;
}
