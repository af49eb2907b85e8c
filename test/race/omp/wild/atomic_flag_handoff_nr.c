// one thread writes the data and sets a flag atomically with release, the other spins with acquire
// flags: -fopenmp -fopenmp-version=50
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int data = 0, flag = 0;

#pragma omp parallel num_threads(2) shared(data, flag)
    {
        if (omp_get_thread_num() == 0) {
            data = 42;
#pragma omp atomic write release
            flag = 1;
        } else {
            int seen = 0;
            while (!seen) {
#pragma omp atomic read acquire
                seen = flag;
            }
            printf("%d\n", data);
        }
    }
    return 0;
}
