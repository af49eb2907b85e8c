// master has no barrier at its end
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    int *init = NULL;
    int local;
#pragma omp parallel shared(init) private(local)
    {
#pragma omp master
        {
            init = malloc(sizeof(int)); // RACE!
            *init = 10; // RACE!
        }
        local = init ? *init : 0; // RACE!
        printf("%d\n", local);
    }
    free(init);
    return 0;
}
