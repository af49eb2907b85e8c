// reads the next element of a VLA that another thread writes
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char *argv[])
{
    int len = 1000;
    if (argc > 1)
        len = atoi(argv[1]);
    int a[len];
    for (int i = 0; i < len; i++)
        a[i] = i;
#pragma omp parallel for
    for (int i = 0; i < len - 1; i++)
        a[i] = a[i + 1] + 1; // RACE!
    printf("%d\n", a[0]);
    return 0;
}
