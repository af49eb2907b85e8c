// Work is taken from a shared counter inside of a critical section; results by item.
// flags: -fopenmp
#include <stdio.h>
#define ITEMS 500
static double result[ITEMS];

static double crunch(int i)
{
    double s = 0;
    for (int k = 1; k <= i; k++)
        s += 1.0 / (k * (double)k);
    return s;
}

int main(void)
{
    int next = 0;
#pragma omp parallel shared(next)
    {
        for (;;) {
            int mine;
#pragma omp critical(queue)
            mine = next++;
            if (mine >= ITEMS)
                break;
            result[mine] = crunch(mine);
        }
    }
    printf("%f\n", result[ITEMS - 1]);
    return 0;
}
