// guided schedule, the maximum is a reduction
// flags: -fopenmp
#include <stdio.h>

#define N 100000

static int values[N];

int main(void)
{
    int largest = 0;

    for (int i = 0; i < N; i++)
        values[i] = i % 50021;
#pragma omp parallel for schedule(guided) reduction(max : largest)
    for (int i = 0; i < N; i++) {
        if (values[i] > largest) // NORACE
            largest = values[i]; // NORACE
    }
    printf("%d\n", largest); // NORACE
    return 0;
}
