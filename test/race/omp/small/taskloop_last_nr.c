// taskloop with lastprivate: each task has variables of its own, the one with the last iteration gives them back.
// flags: -fopenmp
#include <stdio.h>

enum { N = 200 };

static int from[N], to[N];

int main(void)
{
    int last = 0, scratch = 7;
    for (int i = 0; i < N; i++)
        from[i] = i;
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskloop lastprivate(last) firstprivate(scratch)
        for (int i = 0; i < N; i++) {
            scratch += from[i];  // NORACE
            last = from[i] + 1;  // NORACE
            to[i] = last;
        }
        to[0] = last;
    }
    printf("%d %d\n", last, to[3]);
    return 0;
}
