// the master sets up a table; a barrier follows
// flags: -fopenmp
#include <stdio.h>

static int table[100];

int main(void)
{
    int sum = 0;

#pragma omp parallel reduction(+ : sum)
    {
#pragma omp master
        {
            for (int i = 0; i < 100; i++)
                table[i] = i; // NORACE
        }
#pragma omp barrier
        for (int i = 0; i < 100; i++)
            sum += table[i]; // NORACE
    }
    printf("%d\n", sum);
    return 0;
}
