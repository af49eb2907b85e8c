// the file-scope counter is threadprivate
// flags: -fopenmp
#include <stdio.h>

static int counter;
#pragma omp threadprivate(counter)

static void count(int n)
{
    for (int i = 0; i < n; i++)
        counter++; // NORACE
}

int main(void)
{
    int total = 0;

#pragma omp parallel reduction(+ : total)
    {
        count(10);
        total += counter; // NORACE
    }
    printf("%d\n", total > 0); // NORACE
    return 0;
}
