// Each thread gets its own argument record with its result in it
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct thread_data {
    int thread_id;
    int start, end;
    const double *vec;
    double partial;
    double min, max;
} thread_data;

void *sum_range(void *p)
{
    thread_data *td = (thread_data *)p;
    td->partial = 0.0;
    td->min = td->max = td->vec[td->start];
    for (int i = td->start; i < td->end; i++) {
        td->partial += td->vec[i];
        if (td->vec[i] < td->min)
            td->min = td->vec[i];
        if (td->vec[i] > td->max)
            td->max = td->vec[i];
    }
    pthread_exit(NULL);
}

int main(int argc, char *argv[])
{
    int nthreads = argc > 1 ? atoi(argv[1]) : 4;
    int n = 100000;
    double *vec = malloc(n * sizeof(double));
    pthread_t *threads = malloc(nthreads * sizeof(pthread_t));
    thread_data *data = malloc(nthreads * sizeof(thread_data));
    double total = 0, lo, hi;

    for (int i = 0; i < n; i++)
        vec[i] = i * 0.5;
    for (int t = 0; t < nthreads; t++) {
        data[t].thread_id = t;
        data[t].vec = vec;
        data[t].start = t * (n / nthreads);
        data[t].end = (t == nthreads - 1) ? n : (t + 1) * (n / nthreads);
        if (pthread_create(&threads[t], NULL, sum_range, &data[t]) != 0) {
            perror("pthread_create");
            exit(1);
        }
    }
    lo = hi = vec[0];
    for (int t = 0; t < nthreads; t++) {
        pthread_join(threads[t], NULL);
        total += data[t].partial;
        if (data[t].min < lo)
            lo = data[t].min;
        if (data[t].max > hi)
            hi = data[t].max;
    }
    printf("sum %f in [%f, %f]\n", total, lo, hi);
    free(data);
    free(threads);
    free(vec);
    return 0;
}
