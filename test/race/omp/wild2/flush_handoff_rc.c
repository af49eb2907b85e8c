// producer and consumer by a plain flag with flush
// flags: -fopenmp
#include <stdio.h>
static int data;
static int ready;
int main(void)
{
    int got = 0;
#pragma omp parallel sections num_threads(2)
    {
#pragma omp section
        {
            data = 42; // RACE
#pragma omp flush
            ready = 1; // RACE!
#pragma omp flush(ready)
        }
#pragma omp section
        {
            while (!ready) { // RACE!
#pragma omp flush(ready)
            }
#pragma omp flush
            got = data; // RACE
        }
    }
    printf("%d\n", got);
    return 0;
}
