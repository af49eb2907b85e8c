// the running total is outside the ordered region
// flags: -fopenmp
// tsan: some: threads must meet on every one of the lines
#include <stdio.h>

#define N 100

int main(void)
{
    int total = 0;
    int prefix[N];

#pragma omp parallel for ordered
    for (int i = 0; i < N; i++) {
        int value = i * i % 17;

        total += value; // RACE!
#pragma omp ordered
        {
            prefix[i] = total; // RACE!
        }
    }
    printf("%d\n", prefix[N - 1]); // NORACE
    return 0;
}
