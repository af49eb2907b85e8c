// the tasks of one loop add to it atomically
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int done = 0;

#pragma omp parallel
#pragma omp single
    {
        for (int i = 0; i < 50; i++) {
#pragma omp task shared(done) firstprivate(i)
            {
#pragma omp atomic
                done += i; // NORACE
            }
        }
    }
    printf("%d\n", done); // NORACE
    return 0;
}
