// Rows of a product with one row of overlap, and a trace that is shared.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    int id;
    int first_row, last_row;
    int n;
    double *a, *b, *c;
} job_t;

static void *multiply(void *p)
{
    job_t *job = p;
    int n = job->n;
    for (int i = job->first_row; i < job->last_row; i++) {
        for (int j = 0; j < n; j++) {
            double sum = 0;
            for (int k = 0; k < n; k++)
                sum += job->a[i * n + k] * job->b[k * n + j];
            job->c[i * n + j] = sum; // RACE!
        }
    }
    free(job);
    return NULL;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 64;
    int nthreads = argc > 2 ? atoi(argv[2]) : 4;
    double *a = malloc(sizeof(double) * n * n);
    double *b = malloc(sizeof(double) * n * n);
    double *c = calloc(n * n, sizeof(double));
    pthread_t *threads = malloc(nthreads * sizeof *threads);
    for (int i = 0; i < n * n; i++) {
        a[i] = i % 7;
        b[i] = i % 5;
    }
    int rows = n / nthreads;
    for (int t = 0; t < nthreads; t++) {
        job_t *job = malloc(sizeof *job);
        job->id = t;
        job->n = n;
        job->first_row = t * rows;
        job->last_row = t == nthreads - 1 ? n : (t + 1) * rows + 1;
        job->a = a;
        job->b = b;
        job->c = c;
        if (pthread_create(&threads[t], NULL, multiply, job)) {
            fprintf(stderr, "cannot create thread %d\n", t);
            exit(EXIT_FAILURE);
        }
    }
    for (int t = 0; t < nthreads; t++)
        pthread_join(threads[t], NULL);
    double trace = 0;
    for (int i = 0; i < n; i++)
        trace += c[i * n + i]; // NORACE
    printf("trace %g\n", trace);
    free(a);
    free(b);
    free(c);
    free(threads);
    return 0;
}
