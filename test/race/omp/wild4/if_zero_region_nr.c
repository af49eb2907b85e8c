// A region that is never parallel: if(0) and num_threads(1)
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
int main(void)
{
    int x = 0, y = 0;
#pragma omp parallel if (0)
    {
        x++; // NORACE
        x = x * 2; // NORACE
    }
#pragma omp parallel num_threads(1)
    y += x; // NORACE
    printf("%d %d\n", x, y);
    return 0;
}
