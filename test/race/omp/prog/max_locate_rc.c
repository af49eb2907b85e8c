// maximum and its place: the check is repeated in the critical section, but the read outside races
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 10000, best = 0, where = -1;
    int *a = malloc(n * sizeof(int));
    for (int i = 0; i < n; i++)
        a[i] = rand();
#pragma omp parallel for shared(best, where)
    for (int i = 0; i < n; i++) {
        if (a[i] > best) { // RACE!
#pragma omp critical
            {
                if (a[i] > best) {
                    best = a[i]; // RACE!
                    where = i;
                }
            }
        }
    }
    printf("%d %d\n", best, where);
    free(a);
    return 0;
}
