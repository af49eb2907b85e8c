// an array filled by a recursion of tasks and read by the next one, each call waits
// flags: -fopenmp
#include <stdio.h>
static int a[100], b[100];
static void build(int lo, int hi)
{
    if (lo >= hi)
        return;
    int mid = (lo + hi) / 2;
    a[mid] = mid;
#pragma omp task
    build(lo, mid);
#pragma omp task
    build(mid + 1, hi);
#pragma omp taskwait
}
static void sum(int lo, int hi)
{
    if (lo >= hi)
        return;
    int mid = (lo + hi) / 2;
    b[mid] = a[99 - mid]; // NORACE
#pragma omp task
    sum(lo, mid);
#pragma omp task
    sum(mid + 1, hi);
#pragma omp taskwait
}
int main(void)
{
#pragma omp parallel
#pragma omp single
    {
        build(0, 100);
        sum(0, 100);
    }
    printf("%d\n", b[3]);
}
