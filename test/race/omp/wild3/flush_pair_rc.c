// two threads, flush but no atomic: the flag itself races
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
int main(void)
{
    int data = 0, flag = 0;
#pragma omp parallel sections num_threads(2)
    {
#pragma omp section
        {
            data = 99; // RACE! d
#pragma omp flush
            flag = 1; // RACE! f
#pragma omp flush(flag)
        }
#pragma omp section
        {
            while (!flag) { // RACE! f
#pragma omp flush(flag)
            }
#pragma omp flush
            printf("%d\n", data); // RACE! d
        }
    }
    return 0;
}
