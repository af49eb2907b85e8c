// the flag is relaxed on both sides
// flags: -fopenmp -fopenmp-version=50
#include <omp.h>
#include <stdio.h>
int main(void)
{
    int x = 0, y = 0;
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            x = 10; // RACE!
#pragma omp atomic write relaxed
            y = 1;
        } else {
            int tmp = 0;
            while (tmp == 0) {
#pragma omp atomic read relaxed
                tmp = y;
            }
            printf("%d\n", x); // RACE!
        }
    }
    return 0;
}
