// a team of one
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int x = 0;
#pragma omp parallel num_threads(1)
    {
        x++;
#pragma omp for
        for (int i = 0; i < 10; i++)
            x += i;
    }
    printf("%d\n", x);
    return 0;
}
