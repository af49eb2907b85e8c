// the running total is inside the ordered region
// flags: -fopenmp
#include <stdio.h>

#define N 100

int main(void)
{
    int total = 0;
    int prefix[N];

#pragma omp parallel for ordered
    for (int i = 0; i < N; i++) {
        int value = i * i % 17;

#pragma omp ordered
        {
            total += value; // NORACE
            prefix[i] = total; // NORACE
        }
    }
    printf("%d\n", prefix[N - 1]); // NORACE
    return 0;
}
