// reads the next element of a copy of the VLA
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char *argv[])
{
    int len = 1000;
    if (argc > 1)
        len = atoi(argv[1]);
    int a[len];
    int b[len];
    for (int i = 0; i < len; i++)
        a[i] = i;
    for (int i = 0; i < len; i++)
        b[i] = a[i];
#pragma omp parallel for
    for (int i = 0; i < len - 1; i++)
        a[i] = b[i + 1] + 1; // NORACE
    printf("%d\n", a[0]);
    return 0;
}
