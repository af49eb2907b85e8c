// neighbours exchanged by one loop over all positions
// flags: -fopenmp
// tsan: some: depends on the schedule
#include <stdio.h>
#include <stdlib.h>

#define N 1000

int main(void)
{
    int a[N];

    for (int i = 0; i < N; i++)
        a[i] = rand() % N;
    for (int pass = 0; pass < N; pass++) {
#pragma omp parallel for shared(a)
        for (int i = 0; i < N - 1; i++)
            if (a[i] > a[i + 1]) { // RACE!
                int tmp = a[i]; // RACE!
                a[i] = a[i + 1]; // RACE!
                a[i + 1] = tmp; // RACE!
            }
    }
    printf("%d %d\n", a[0], a[N - 1]);
    return 0;
}
