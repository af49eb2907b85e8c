// producer and consumer sections with a plain flag
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
            item = 99; // RACE!
            ready = 1; // RACE!
        }
#pragma omp section
        {
            int r = 0;
            while (!r) {
                r = ready; // RACE!
            }
            got = item; // RACE!
        }
    }
    printf("%d\n", got);
    return 0;
}
