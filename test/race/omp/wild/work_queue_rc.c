// threads take chunks of work by a counter that is read and moved in two steps
// flags: -fopenmp
// tsan: some: depends on the schedule
#include <stdio.h>
#define N 1000
#define CHUNK 16
static double a[N];
int main(void)
{
    int next = 0;
#pragma omp parallel
    {
        for (;;) {
            int from = next; // RACE! n
            next += CHUNK; // RACE! n
            if (from >= N)
                break;
            int to = from + CHUNK < N ? from + CHUNK : N;
            for (int i = from; i < to; i++)
                a[i] = i * 0.5; // RACE! a
        }
    }
    printf("%f\n", a[N - 1]);
    return 0;
}
