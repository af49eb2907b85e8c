// Sections that work on different arrays, and a total after their barrier
// flags: -fopenmp
#include <stdio.h>
#define N 500
static int even[N], odd[N];
static long total;
int main(void)
{
#pragma omp parallel sections
    {
#pragma omp section
        for (int i = 0; i < N; i++)
            even[i] = 2 * i; // NORACE
#pragma omp section
        for (int i = 0; i < N; i++)
            odd[i] = 2 * i + 1; // NORACE
    }
#pragma omp parallel for reduction(+ : total)
    for (int i = 0; i < N; i++)
        total += even[i] * odd[N - 1 - i]; // NORACE
    printf("%ld\n", total); // NORACE
    return 0;
}
