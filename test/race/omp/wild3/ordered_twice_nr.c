// output in order, work out of order
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int x = 0, log[100];
#pragma omp parallel for ordered schedule(dynamic)
    for (int i = 0; i < 100; i++) {
        int v = i * i % 17;
#pragma omp ordered
        {
            log[x] = v;
            x++;
        }
    }
    printf("x=%d %d\n", x, log[99]);
    return 0;
}
