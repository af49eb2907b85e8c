// untied tasks, not waited for
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int var = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task untied shared(var)
        var++; // RACE!
#pragma omp task untied final(0) shared(var)
        var += 2; // RACE!
    }
    printf("%d\n", var);
    return 0;
}
