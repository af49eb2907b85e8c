// The same counter is guarded by a critical section here and by an atomic there.
// flags: -fopenmp
#include <stdio.h>
#include <omp.h>

int main(void)
{
    int hits = 0, i;
#pragma omp parallel sections
    {
#pragma omp section
        {
            for (int k = 0; k < 1000; k++) {
#pragma omp critical(count)
                hits = hits + 1; // RACE!
            }
        }
#pragma omp section
        {
            for (i = 0; i < 1000; i++) {
#pragma omp atomic
                hits++; // RACE!
            }
        }
    }
    printf("%d\n", hits);
    return 0;
}
