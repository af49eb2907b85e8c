// the taskgroup waits for the tasks before the sum is read
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int parts[4] = {0}, sum = 0;

#pragma omp parallel
#pragma omp single
    {
#pragma omp taskgroup
        {
            for (int i = 0; i < 4; i++) {
#pragma omp task shared(parts) firstprivate(i)
                parts[i] = i * i; // NORACE
            }
        }
        for (int i = 0; i < 4; i++)
            sum += parts[i]; // NORACE
    }
    printf("%d\n", sum); // NORACE
    return 0;
}
