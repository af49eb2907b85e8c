// The counter is tested without the critical section that moves it.
// flags: -fopenmp
#include <stdio.h>
#define ITEMS 500
static double result[ITEMS + 64];

int main(void)
{
    int next = 0;
#pragma omp parallel shared(next)
    {
        while (next < ITEMS) { // RACE!
            int mine;
#pragma omp critical(queue)
            mine = next++; // RACE!
            result[mine] = mine * 0.5;
        }
    }
    printf("%f\n", result[ITEMS - 1]);
    return 0;
}
