// The tasks may be deferred: their sum is read without a wait.
// flags: -fopenmp
// tsan: some: a task may be run at once
#include <stdio.h>

static int weight(int k)
{
    return k * 3 + 1;
}

int main(int argc, char **argv)
{
    int total = 0, w = 0;
    (void)argv;
#pragma omp parallel num_threads(4)
    {
#pragma omp single
        for (int k = 0; k < 10; k++) {
#pragma omp task if (k > argc) shared(w) firstprivate(k)
            w = weight(k); // RACE!
            total += w; // RACE!
        }
    }
    printf("%d\n", total);
    return 0;
}
