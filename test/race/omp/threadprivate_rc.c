// the file-scope counter is shared
// flags: -fopenmp
// tsan: some: threads must meet on every one of the lines
#include <stdio.h>

static int counter;

static void count(int n)
{
    for (int i = 0; i < n; i++)
        counter++; // RACE!
}

int main(void)
{
    int total = 0;

#pragma omp parallel reduction(+ : total)
    {
        count(10);
        total += counter; // RACE!
    }
    printf("%d\n", total > 0); // NORACE
    return 0;
}
