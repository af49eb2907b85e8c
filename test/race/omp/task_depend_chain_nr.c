// a pipeline of three tasks by depend clauses
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
            cooked = raw * 2; // NORACE
#pragma omp task depend(in : cooked) shared(cooked, shown)
            shown = cooked; // NORACE
        }
    }
    printf("%d\n", shown);
    return 0;
}
