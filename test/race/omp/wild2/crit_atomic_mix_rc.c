// one counter is changed in a critical region here and by an atomic there
// flags: -fopenmp
#include <stdio.h>
int hits, misses;
static int is_prime(int n)
{
    for (int d = 2; d * d <= n; d++)
        if (n % d == 0)
            return 0;
    return n > 1;
}
int main(void)
{
#pragma omp parallel for schedule(dynamic, 10)
    for (int i = 0; i < 1000; i++) {
        if (is_prime(i)) {
#pragma omp critical
            hits++; // RACE!
        } else if (i % 5 == 0) {
#pragma omp atomic
            hits += 2; // RACE!
        } else {
#pragma omp atomic
            misses++;
        }
    }
    printf("%d %d\n", hits, misses);
    return 0;
}
