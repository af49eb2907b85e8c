// Jacobi iteration: two grids, each thread swaps its own local pointers after the barrier
#include <pthread.h>
#include <stdio.h>
#define N 32
#define T 4
#define STEPS 20

static double grid_a[N + 2], grid_b[N + 2];
static pthread_barrier_t barrier;

struct arg { int first, last; };

static void *solve(void *p)
{
    struct arg *a = p;
    double *old = grid_a, *new = grid_b;
    for (int s = 0; s < STEPS; s++) {
        for (int i = a->first; i <= a->last; i++)
            new[i] = 0.5 * (old[i - 1] + old[i + 1]);
        pthread_barrier_wait(&barrier);
        double *t = old;
        old = new;
        new = t;
    }
    return NULL;
}

int main(void)
{
    pthread_t t[T];
    struct arg args[T];
    grid_a[0] = grid_b[0] = 1;
    pthread_barrier_init(&barrier, NULL, T);
    for (int i = 0; i < T; i++) {
        args[i].first = 1 + i * (N / T);
        args[i].last = (i + 1) * (N / T);
        pthread_create(&t[i], NULL, solve, &args[i]);
    }
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", grid_a[1]);
    pthread_barrier_destroy(&barrier);
    return 0;
}
