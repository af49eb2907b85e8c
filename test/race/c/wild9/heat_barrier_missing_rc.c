// The same with one barrier left out: neighbours are read while they are written
#include <pthread.h>
#include <stdio.h>

#define N 1000
#define THREADS 4
#define STEPS 50

static double a[N + 2], b[N + 2];
static pthread_barrier_t bar;

struct range {
    int lo, hi;
};

static void *part(void *arg)
{
    struct range *r = arg;
    for (int s = 0; s < STEPS; s++) {
        for (int i = r->lo; i < r->hi; i++)
            b[i] = (a[i - 1] + a[i] + a[i + 1]) / 3; // RACE!
        pthread_barrier_wait(&bar);
        for (int i = r->lo; i < r->hi; i++)
            a[i] = b[i]; // RACE!
    }
    return NULL;
}

int main(void)
{
    pthread_t t[THREADS];
    struct range r[THREADS];
    pthread_barrier_init(&bar, NULL, THREADS);
    a[0] = a[N + 1] = 100;
    for (int i = 0; i < THREADS; i++) {
        r[i].lo = 1 + i * (N / THREADS); // NORACE
        r[i].hi = r[i].lo + N / THREADS;
        pthread_create(&t[i], NULL, part, &r[i]);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", a[N / 2]);
    return 0;
}
