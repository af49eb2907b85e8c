// lines to one file; stdio locks the stream
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int A[100];
    for (int i = 0; i < 100; i++)
        A[i] = i;
    FILE *f = fopen("out.tmp", "w");
    if (!f)
        return 1;
#pragma omp parallel for
    for (int i = 0; i < 100; i++)
        fprintf(f, "%d\n", A[i]);
    fclose(f);
    return remove("out.tmp");
}
