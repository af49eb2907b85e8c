// a file-scope counter is threadprivate and copied in
// flags: -fopenmp
#include <stdio.h>

static int counter = 10;
#pragma omp threadprivate(counter)

static void bump(void)
{
    counter++; // NORACE
}

int main(void)
{
    int total = 0;
#pragma omp parallel copyin(counter)
    {
        bump();
#pragma omp critical
        total += counter; // NORACE
    }
    printf("%d\n", total);
    return 0;
}
