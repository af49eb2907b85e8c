// Jacobi with two arrays and a barrier
#include <pthread.h>
#include <stdio.h>
#include <math.h>

#define N 258
#define NT 4
#define STEPS 20

static double u[N], v[N];
static double diff[NT];
static double maxdiff;
static pthread_barrier_t bar;

static void *solve(void *arg)
{
    int id = *(int *)arg;
    int chunk = (N - 2) / NT;
    int from = 1 + id * chunk, to = from + chunk;

    for (int s = 0; s < STEPS; s++) {
        double d = 0;
        for (int i = from; i < to; i++)
            v[i] = 0.5 * (u[i - 1] + u[i + 1]);
        for (int i = from; i < to; i++)
            if (fabs(v[i] - u[i]) > d)
                d = fabs(v[i] - u[i]);
        diff[id] = d;
        pthread_barrier_wait(&bar);
        if (id == 0) {
            maxdiff = 0;
            for (int t = 0; t < NT; t++)
                if (diff[t] > maxdiff)
                    maxdiff = diff[t];
        }
        for (int i = from; i < to; i++)
            u[i] = v[i];
        pthread_barrier_wait(&bar);
        if (maxdiff < 1e-9)
            break;
        pthread_barrier_wait(&bar);
    }
    return NULL;
}

int main(void)
{
    pthread_t th[NT];
    int ids[NT];
    u[0] = 1.0;
    v[0] = 1.0;
    pthread_barrier_init(&bar, NULL, NT);
    for (int i = 0; i < NT; i++) {
        ids[i] = i;
        pthread_create(&th[i], NULL, solve, &ids[i]);
    }
    for (int i = 0; i < NT; i++)
        pthread_join(th[i], NULL);
    pthread_barrier_destroy(&bar);
    printf("%g %g\n", maxdiff, u[1]);
    return 0;
}
