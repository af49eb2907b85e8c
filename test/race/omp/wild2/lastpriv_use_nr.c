// first- and lastprivate together
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int n = 100, step = 3, x = 0, y = 0;
    int a[100];
    for (int i = 0; i < n; i++)
        a[i] = i * i;
#pragma omp parallel for firstprivate(step) lastprivate(x, y)
    for (int i = 0; i < n; i++) {
        x = a[i] + step;
        y = x * 2;
        a[i] = y;
    }
    printf("%d %d %d\n", x, y, a[5]);
    return 0;
}
