// master creates tasks, explicit barrier, all read
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int data[16], sum = 0;
#pragma omp parallel reduction(+ : sum)
    {
#pragma omp master
        for (int i = 0; i < 16; i++) {
#pragma omp task shared(data) firstprivate(i)
            data[i] = i * i;
        }
#pragma omp barrier
        for (int i = 0; i < 16; i++) sum += data[i];
    }
    printf("%d\n", sum);
    return 0;
}
