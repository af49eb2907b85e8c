// two threads by number: each has a variable of its own
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
            first = 5; // NORACE
        } else {
            second = 6;
        }
    }
    printf("%d %d\n", first, second);
    return 0;
}
