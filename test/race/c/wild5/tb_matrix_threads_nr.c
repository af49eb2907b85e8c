// rows of a product by threads, bounds in a record
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct {
    int start, end, n;
    double **a, **b, **c;
} job_t;
static double **alloc_matrix(int n)
{
    double **m = malloc(n * sizeof(double *));
    for (int i = 0; i < n; i++)
        m[i] = calloc(n, sizeof(double));
    return m;
}
static void *multiply(void *arg)
{
    job_t *j = (job_t *)arg;
    for (int r = j->start; r < j->end; r++)
        for (int c = 0; c < j->n; c++) {
            double s = 0;
            for (int k = 0; k < j->n; k++)
                s += j->a[r][k] * j->b[k][c];
            j->c[r][c] = s;
        }
    return NULL;
}
int main(int argc, char *argv[])
{
    int n = argc > 1 ? atoi(argv[1]) : 100, nt = argc > 2 ? atoi(argv[2]) : 4;
    double **a = alloc_matrix(n), **b = alloc_matrix(n), **c = alloc_matrix(n);
    pthread_t *t = malloc(nt * sizeof(pthread_t));
    job_t *jobs = malloc(nt * sizeof(job_t));
    for (int i = 0; i < nt; i++) {
        jobs[i].start = i * n / nt;
        jobs[i].end = (i + 1) * n / nt;
        jobs[i].n = n;
        jobs[i].a = a;
        jobs[i].b = b;
        jobs[i].c = c;
        pthread_create(&t[i], NULL, multiply, &jobs[i]);
    }
    for (int i = 0; i < nt; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", c[0][0]);
    return 0;
}
