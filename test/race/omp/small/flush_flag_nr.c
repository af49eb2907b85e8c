// Producer and consumer with atomic flag, release and acquire.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int data = 0, flag = 0, got = 0;
#pragma omp parallel num_threads(2) shared(data, flag, got)
    {
        if (omp_get_thread_num() == 0) {
            data = 42;
#pragma omp atomic write release
            flag = 1;
        } else if (omp_get_thread_num() == 1) {
            int f = 0;
            while (!f) {
#pragma omp atomic read acquire
                f = flag;
            }
            got = data;
        }
    }
    printf("%d\n", got);
    return 0;
}
