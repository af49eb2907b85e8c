// a flag polled with flush, but accessed plainly
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int data = 0, flag = 0;

#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            data = 42; // RACE!
#pragma omp flush
            flag = 1; // RACE!
#pragma omp flush
        } else {
            int seen = 0;
            while (!seen) {
#pragma omp flush
                seen = flag; // RACE!
            }
#pragma omp flush
            printf("%d\n", data); // RACE!
        }
    }
    return 0;
}
