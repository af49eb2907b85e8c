// prefix sums in two passes, each thread reads the last element of the block before
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define NT 4
typedef struct {
    int id, n;
    const int *in;
    int *out;
    pthread_barrier_t *bar;
} job_t;

static void *scan(void *p)
{
    job_t *j = p;
    int chunk = (j->n + NT - 1) / NT;
    int lo = j->id * chunk, hi = lo + chunk > j->n ? j->n : lo + chunk;
    int s = 0;
    for (int i = lo; i < hi; i++) {
        s += j->in[i];
        j->out[i] = s;
    }
    pthread_barrier_wait(j->bar);
    int add = j->id ? j->out[lo - 1] : 0; // RACE!
    for (int i = lo; i < hi; i++)
        j->out[i] += add; // RACE!
    return NULL;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1000;
    int *in = malloc(n * sizeof *in), *out = malloc(n * sizeof *out);
    pthread_t t[NT];
    job_t job[NT];
    pthread_barrier_t bar;
    for (int i = 0; i < n; i++)
        in[i] = i & 7;
    pthread_barrier_init(&bar, NULL, NT);
    for (int i = 0; i < NT; i++) {
        job[i] = (job_t){ i, n, in, out, &bar };
        pthread_create(&t[i], NULL, scan, &job[i]);
    }
    for (int i = 0; i < NT; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", out[n - 1]);
    pthread_barrier_destroy(&bar);
    free(in);
    free(out);
    return 0;
}
