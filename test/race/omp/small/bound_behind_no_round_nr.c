// Who has no round stays away: the counter is at the bound, at most.
// flags: -fopenmp
#include <stdio.h>
int a[1000], b[1000];
static void fill(int bound)
{
#pragma omp parallel for
    for (int t = 0; t < 50; t++) {
        int j, sum = 0;
        if (10 * t > bound)
            continue;
        for (j = 10 * t; j < bound; j++)
            sum += b[j];
        sum += a[j]; // NORACE
        a[bound + 1 + t] = sum; // NORACE
    }
}
int main(int argc, char **argv)
{
    (void)argv;
    fill(argc * 30);
    printf("%d\n", a[50]);
    return 0;
}
