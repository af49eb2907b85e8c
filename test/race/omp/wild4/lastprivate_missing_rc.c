// A value needed after the loop is written by all threads
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
int main(void)
{
    int last = -1, a[100];
    for (int i = 0; i < 100; i++)
        a[i] = i * i % 17;
#pragma omp parallel for
    for (int i = 0; i < 100; i++) {
        last = a[i]; // RACE!
        a[i] = last + 1; // RACE!
    }
    printf("%d %d\n", last, a[3]);
    return 0;
}
