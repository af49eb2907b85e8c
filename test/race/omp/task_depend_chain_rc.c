// a pipeline of three tasks; the last one does not depend on the second
// flags: -fopenmp
#include <stdio.h>

static int read_input(void) { return 21; }

int main(void)
{
    int raw = 0, cooked = 0, shown = 0;

#pragma omp parallel
    {
#pragma omp single
        {
#pragma omp task depend(out : raw) shared(raw)
            raw = read_input();
#pragma omp task depend(in : raw) depend(out : cooked) shared(raw, cooked)
            cooked = raw * 2; // RACE!
#pragma omp task depend(in : raw) shared(cooked, shown)
            shown = cooked; // RACE!
        }
    }
    printf("%d\n", shown);
    return 0;
}
