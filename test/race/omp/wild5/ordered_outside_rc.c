// A carried value is read before the ordered region
// flags: -fopenmp
#include <stdio.h>
#define N 64
int main(void)
{
    int prefix[N], run = 0;
#pragma omp parallel for ordered
    for (int i = 0; i < N; i++) {
        int guess = run + i; // RACE!
#pragma omp ordered
        {
            run += i; // RACE!
            prefix[i] = run + (guess & 1); // NORACE
        }
    }
    printf("%d\n", prefix[N - 1]); // NORACE
    return 0;
}
