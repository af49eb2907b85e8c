// Search with cancellation; the result is written atomically.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int v[1000], found = -1;
    for (int i = 0; i < 1000; i++)
        v[i] = (i * 31) % 1009;
#pragma omp parallel shared(found)
    {
#pragma omp for
        for (int i = 0; i < 1000; i++) {
            if (v[i] == 500) {
#pragma omp atomic write
                found = i;
#pragma omp cancel for
            }
#pragma omp cancellation point for
        }
    }
    printf("%d\n", found);
    return 0;
}
