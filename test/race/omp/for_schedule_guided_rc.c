// guided schedule, every iteration stores the maximum
// flags: -fopenmp
// tsan: some: threads must meet on every one of the lines
#include <stdio.h>

#define N 100000

static int values[N];

int main(void)
{
    int largest = 0;

    for (int i = 0; i < N; i++)
        values[i] = i % 50021;
#pragma omp parallel for schedule(guided)
    for (int i = 0; i < N; i++) {
        if (values[i] > largest) // RACE!
            largest = values[i]; // RACE!
    }
    printf("%d\n", largest); // NORACE
    return 0;
}
