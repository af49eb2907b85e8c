// the tasks of one loop add to one shared variable
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
                done += i; // RACE!
            }
        }
    }
    printf("%d\n", done); // NORACE
    return 0;
}
