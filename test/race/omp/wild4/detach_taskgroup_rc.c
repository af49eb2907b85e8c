// Tasks of a taskgroup write one result each; a second task outside reads early
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
int main(void)
{
    int r[2] = { 0, 0 }, total = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task shared(r)
        r[0] = 5; // RACE!
#pragma omp taskgroup
        {
#pragma omp task shared(r)
            r[1] = 7;
        }
        total = r[0] + r[1]; // RACE!
    }
    printf("%d\n", total);
    return 0;
}
