// The halves overlap by one element.
// flags: -fopenmp
#include <stdio.h>
int a[200];
int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < 200; i++) {
        if (i < 101)
            a[i] = i; // RACE!
        else
            a[i] = a[i - 100]; // RACE!
    }
    printf("%d\n", a[3]);
    return 0;
}
