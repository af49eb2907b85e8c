// atomic write and atomic read
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int flag = 0, seen[2] = {0, 0};
#pragma omp parallel sections
    {
#pragma omp section
        {
#pragma omp atomic write
            flag = 1; // NORACE
        }
#pragma omp section
        {
            int v;
#pragma omp atomic read
            v = flag; // NORACE
            seen[0] = v;
        }
    }
    printf("%d\n", seen[0]);
    return 0;
}
