// an atomic write and a plain read of the same variable
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
            flag = 1; // RACE!
        }
#pragma omp section
        {
            int v;
            v = flag; // RACE!
            seen[0] = v;
        }
    }
    printf("%d\n", seen[0]);
    return 0;
}
