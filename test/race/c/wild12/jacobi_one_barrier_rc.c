// two grids, but a single barrier only every second round
#include <pthread.h>

#define N 128
#define T 4
static double a[N], b[N];
static pthread_barrier_t bar;

static void relax(double *to, const double *from, int lo, int hi)
{
    for (int i = lo; i < hi; i++)
        to[i] = (from[i - 1] + from[i + 1]) / 2; // RACE!
}
static void *worker(void *arg)
{
    int me = *(int *)arg;
    int lo = me == 0 ? 1 : me * N / T, hi = me == T - 1 ? N - 1 : (me + 1) * N / T;
    for (int round = 0; round < 10; round++) {
        relax(b, a, lo, hi);
        relax(a, b, lo, hi);
        pthread_barrier_wait(&bar);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[T];
    int id[T];
    a[0] = b[0] = 1; // NORACE
    pthread_barrier_init(&bar, NULL, T);
    for (int i = 0; i < T; i++) {
        id[i] = i; // NORACE
        pthread_create(&t[i], NULL, worker, &id[i]);
    }
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    return a[N / 2] > 0;
}
