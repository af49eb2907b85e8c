/* A-DIVIDE: tasks that recur and wait for their children all write one element of an array. */
// flags: -fopenmp
#include <stdio.h>

static int visited[4], total;

static void visit(int depth)
{
    if (!depth)
        return;
#pragma omp task
    visit(depth - 1);
#pragma omp task
    visit(depth - 1);
#pragma omp taskwait
#ifdef CONTROL
    total++;
#else
    visited[depth & 1]++;
#endif
}

int main(void)
{
#pragma omp parallel
#pragma omp single
    visit(4);
    printf("%d %d\n", visited[1], total);
    return 0;
}
