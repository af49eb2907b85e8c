// Search with cancellation; the found flag is read without protection
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
int main(void)
{
    int a[1000], found = 0, at = -1;
    for (int i = 0; i < 1000; i++)
        a[i] = i * 7 % 1009;
#pragma omp parallel for
    for (int i = 0; i < 1000; i++) {
        if (!found && a[i] == 42) { // RACE!
            found = 1; // RACE!
#pragma omp critical
            at = i;
#pragma omp cancel for
        }
    }
    printf("%d\n", at);
    return 0;
}
