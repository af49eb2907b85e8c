// Two sections, one counts what the other one has found so far
// flags: -fopenmp
#include <stdio.h>
static int found, seen;
int main(void)
{
    int data[100];
    for (int i = 0; i < 100; i++)
        data[i] = i * 7 % 13; // NORACE
#pragma omp parallel sections
    {
#pragma omp section
        for (int i = 0; i < 100; i++)
            if (data[i] == 3) // NORACE
                found++; // RACE!
#pragma omp section
        seen = found; // RACE!
    }
    printf("%d %d\n", found, seen); // NORACE
    return 0;
}
