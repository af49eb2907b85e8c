// Jacobi relaxation with a sense-reversing barrier of C11 atomics
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>

#define THREADS 4
#define N 256
#define STEPS 50

static atomic_int remaining = THREADS;
static atomic_bool sense;
static double grid[2][N];

static void barrier_wait(bool *local)
{
    *local = !*local;
    if (atomic_fetch_sub(&remaining, 1) == 1) {
        atomic_store(&remaining, THREADS);
        atomic_store(&sense, *local);
    } else {
        while (atomic_load(&sense) != *local)
            ;
    }
}

static void *relax(void *arg)
{
    long id = (long)arg;
    bool local = false;
    int lo = id * (N / THREADS), hi = lo + N / THREADS;

    for (int s = 0; s < STEPS; s++) {
        double *from = grid[s % 2], *to = grid[(s + 1) % 2];
        for (int i = lo; i < hi; i++) {
            int l = i > 0 ? i - 1 : i, r = i < N - 1 ? i + 1 : i;
            to[i] = (from[l] + from[i] + from[r]) / 3.0; // NORACE
        }
        barrier_wait(&local);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[THREADS];
    for (int i = 0; i < N; i++)
        grid[0][i] = i;
    for (long i = 0; i < THREADS; i++)
        pthread_create(&t[i], NULL, relax, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", grid[STEPS % 2][N / 2]);
    return 0;
}
