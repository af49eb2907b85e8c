// two threads by number: one writes, the other reads
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int first = 0, second = 0;

    omp_set_num_threads(2);
#pragma omp parallel
    {
        if (omp_get_thread_num() == 0) {
            first = 5; // RACE!
        } else {
            second = first + 1; // RACE!
        }
    }
    printf("%d %d\n", first, second);
    return 0;
}
