// master has no barrier.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int *table = NULL;
    long sum = 0;
#pragma omp parallel shared(table) reduction(+ : sum)
    {
#pragma omp master
        {
            table = malloc(sizeof(int) * 16); // RACE!
            for (int i = 0; i < 16; i++)
                table[i] = i; // RACE!
        }
        if (table) // RACE!
            sum += table[3]; // RACE!
    }
    printf("%ld\n", sum);
    free(table);
    return 0;
}
