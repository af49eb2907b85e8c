// Producer and consumer with a plain flag and flush only.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int data = 0, flag = 0, got = 0;
#pragma omp parallel num_threads(2) shared(data, flag, got)
    {
        if (omp_get_thread_num() == 0) {
            data = 42; // RACE! d
            flag = 1; // RACE! f
#pragma omp flush
        } else {
            while (!flag) { // RACE! f
#pragma omp flush
            }
            got = data; // RACE! d
        }
    }
    printf("%d\n", got);
    return 0;
}
