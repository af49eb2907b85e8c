// A lock for each account, taken in order; the nested lock for the log
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#define N 20
static omp_lock_t lock[N];
static omp_nest_lock_t log_lock;
static long account[N];
static int entries;
static void log_entry(void)
{
    omp_set_nest_lock(&log_lock);
    entries++; // NORACE
    omp_unset_nest_lock(&log_lock);
}
static void transfer(int from, int to, long n)
{
    int a = from < to ? from : to, b = from < to ? to : from;
    omp_set_lock(&lock[a]);
    omp_set_lock(&lock[b]);
    account[from] -= n; // NORACE
    account[to] += n; // NORACE
    log_entry();
    omp_unset_lock(&lock[b]);
    omp_unset_lock(&lock[a]);
}
int main(void)
{
    omp_init_nest_lock(&log_lock);
    for (int i = 0; i < N; i++)
        omp_init_lock(&lock[i]);
#pragma omp parallel for
    for (int i = 0; i < 1000; i++)
        transfer(i % N, (i + 1 + i % 7) % N, i);
    printf("%ld %d\n", account[0], entries); // NORACE
    return 0;
}
