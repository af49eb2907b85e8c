// each thread makes the memory of its result; main looks at that of threads that it has joined
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define N 4

struct job {
    pthread_t thread;
    int from, n;
    long *squares;
};

static void *square(void *arg)
{
    struct job *job = arg;

    job->squares = calloc(job->n, sizeof(long));
    for (int i = 0; i < job->n; i++)
        job->squares[i] = (long)(job->from + i) * (job->from + i); // NORACE
    return job;
}

int main(void)
{
    struct job jobs[N];
    long sum = 0;

    for (int i = 0; i < N; i++) {
        jobs[i].from = 10 * i;
        jobs[i].n = 10;
        pthread_create(&jobs[i].thread, NULL, square, &jobs[i]);
    }
    for (int i = 0; i < N; i++) {
        void *result;
        pthread_join(jobs[i].thread, &result);
        struct job *job = result;
        for (int k = 0; k < job->n; k++)
            sum += job->squares[k]; // NORACE
        free(jobs[i].squares);
    }
    printf("%ld\n", sum);
    return 0;
}
