// threads take chunks of work by a counter with capture until all is done
// flags: -fopenmp
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
            int from;
#pragma omp atomic capture
            {
                from = next;
                next += CHUNK;
            }
            if (from >= N)
                break;
            int to = from + CHUNK < N ? from + CHUNK : N;
            for (int i = from; i < to; i++)
                a[i] = i * 0.5;
        }
    }
    printf("%f\n", a[N - 1]);
    return 0;
}
