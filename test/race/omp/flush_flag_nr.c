// a flag with atomic read and write, seq_cst
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int data = 0, flag = 0;

#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0) {
            data = 42; // NORACE
#pragma omp atomic write seq_cst
            flag = 1;
        } else {
            int seen = 0;
            while (!seen) {
#pragma omp atomic read seq_cst
                seen = flag; // NORACE
            }
            printf("%d\n", data); // NORACE
        }
    }
    return 0;
}
