// the same from a copy
// flags: -fopenmp
#include <stdio.h>
#include <string.h>
#define N 1000
int a[N], old[N];
int main(int argc, char *argv[])
{
    int i;
    int len = N;
    for (i = 0; i < len; i++)
        a[i] = i;
    memcpy(old, a, sizeof(a));
#pragma omp parallel for
    for (i = 0; i < len - 1; i++)
        a[i] = old[i + 1] + 1;
    printf("a[500]=%d\n", a[500]);
    return 0;
}
