// taskloop with lastprivate and nogroup: two such loops, and a reader that does not wait.
// flags: -fopenmp
// tsan: no: tasks of the two loops often run in one thread
#include <stdio.h>

enum { N = 200 };

static int from[N], to[N];

int main(void)
{
    int last = 0, sum = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskloop lastprivate(last) nogroup // RACE!
        for (int i = 0; i < N; i++) {
            last = from[i];
            to[i] = last;
        }
        sum = last; // RACE!
#pragma omp taskwait
    }
    printf("%d %d %d\n", last, sum, to[3]);
    return 0;
}
