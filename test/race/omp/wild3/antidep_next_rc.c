// each element takes over its right neighbour
// flags: -fopenmp
#include <stdio.h>
#define N 1000
int a[N];
int main(int argc, char *argv[])
{
    int i;
    int len = N;
    for (i = 0; i < len; i++)
        a[i] = i;
#pragma omp parallel for
    for (i = 0; i < len - 1; i++)
        a[i] = a[i + 1] + 1; // RACE!
    printf("a[500]=%d\n", a[500]);
    return 0;
}
