// the sum is read right after the tasks were made
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int parts[4] = {0}, sum = 0;

#pragma omp parallel
#pragma omp single
    {
        {
            for (int i = 0; i < 4; i++) {
#pragma omp task shared(parts) firstprivate(i)
                parts[i] = i * i; // RACE!
            }
        }
        for (int i = 0; i < 4; i++)
            sum += parts[i]; // RACE!
    }
    printf("%d\n", sum); // NORACE
    return 0;
}
