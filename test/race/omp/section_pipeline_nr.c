// producer and consumer sections with an atomic flag
// flags: -fopenmp
#include <stdio.h>

static int item;
static int ready;

int main(void)
{
    int got = 0;

#pragma omp parallel sections num_threads(2)
    {
#pragma omp section
        {
            item = 99; // NORACE
#pragma omp atomic write release
            ready = 1; // NORACE
        }
#pragma omp section
        {
            int r = 0;
            while (!r) {
#pragma omp atomic read acquire
                r = ready; // NORACE
            }
            got = item; // NORACE
        }
    }
    printf("%d\n", got);
    return 0;
}
