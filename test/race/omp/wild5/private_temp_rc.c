// The temporary of a swap is shared, and so is the index of the inner loop
// tsan: some: not every line is reached at the same time as another
// flags: -fopenmp
#include <stdio.h>
#define N 100
int main(void)
{
    static int a[N][2];
    int tmp, j;
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        for (j = 0; j < 2; j++) // RACE! j
            a[i][j] = i + j; // RACE j
        tmp = a[i][0]; // RACE! tmp
        a[i][0] = a[i][1];
        a[i][1] = tmp; // RACE! tmp
    }
    printf("%d\n", a[5][0]); // NORACE
    return 0;
}
