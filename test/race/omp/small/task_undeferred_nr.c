// if(0) makes the task run at once: what it leaves is read without a taskwait.
// flags: -fopenmp
#include <stdio.h>

static int weight(int k)
{
    return k * 3 + 1;
}

int main(void)
{
    int total = 0;
#pragma omp parallel num_threads(4)
    {
#pragma omp single
        {
            int w = 0;
            for (int k = 0; k < 10; k++) {
#pragma omp task if (0) shared(w)
                w += weight(k);
                total += w;
            }
        }
    }
    printf("%d\n", total);
    return 0;
}
