// producer and consumer by atomic flag with release and acquire
// flags: -fopenmp
#include <stdio.h>
static int data[100];
static int ready;
int main(void)
{
    long sum = 0;
#pragma omp parallel sections num_threads(2)
    {
#pragma omp section
        {
            for (int i = 0; i < 100; i++)
                data[i] = i;
#pragma omp atomic write release
            ready = 1;
        }
#pragma omp section
        {
            int r = 0;
            while (!r) {
#pragma omp atomic read acquire
                r = ready;
            }
            for (int i = 0; i < 100; i++)
                sum += data[i];
        }
    }
    printf("%ld\n", sum);
    return 0;
}
