// one section fills the buffer that the other one reads
// flags: -fopenmp
#include <stdio.h>
#define N 100

int main(void)
{
    int buf[N], sum = 0;
#pragma omp parallel sections shared(buf, sum)
    {
#pragma omp section
        {
            for (int i = 0; i < N; i++)
                buf[i] = i; // RACE!
        }
#pragma omp section
        {
            for (int i = 0; i < N; i++)
                sum += buf[i]; // RACE!
        }
    }
    printf("%d\n", sum);
    return 0;
}
