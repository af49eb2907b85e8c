// Who has no round finds the counter beyond the bound.
// flags: -fopenmp
#include <stdio.h>
int a[1000], b[1000];
static void fill(int bound)
{
#pragma omp parallel for
    for (int t = 0; t < 50; t++) {
        int j, sum = 0;
        for (j = 10 * t; j < bound; j++)
            sum += b[j];
        sum += a[j]; // RACE!
        a[bound + 1 + t] = sum; // RACE!
    }
}
int main(int argc, char **argv)
{
    (void)argv;
    fill(argc * 30);
    printf("%d\n", a[50]);
    return 0;
}
