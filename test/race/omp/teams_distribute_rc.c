// the host teams share an accumulator
// flags: -fopenmp
// tsan: no: the offloaded region is not known to the plug-in
#include <stdio.h>

#define N 1000

int main(void)
{
    int sum = 0;
    static int a[N];

#pragma omp target teams distribute parallel for map(tofrom : sum, a)
    for (int i = 0; i < N; i++) {
        a[i] = i; // NORACE
        sum += a[i]; // RACE!
    }
    printf("%d\n", sum); // NORACE
    return 0;
}
