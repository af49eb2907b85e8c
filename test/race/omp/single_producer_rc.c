// the others read while one thread still fills the buffer
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int buf[128], sum = 0;
#pragma omp parallel
    {
#pragma omp single nowait
        for (int i = 0; i < 128; i++)
            buf[i] = i * i; // RACE!
#pragma omp for reduction(+ : sum)
        for (int i = 0; i < 128; i++)
            sum += buf[i]; // RACE!
    }
    printf("%d\n", sum);
    return 0;
}
