// each thread makes the memory of its result; main looks at that of the thread that it joins next
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

    job->squares = calloc(job->n, sizeof(long)); // RACE! p
    for (int i = 0; i < job->n; i++)
        job->squares[i] = (long)(job->from + i) * (job->from + i); // RACE! q
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
        struct job *job = &jobs[i];
        while (!job->squares) // RACE! p
            ;
        for (int k = 0; k < job->n; k++)
            sum += job->squares[k]; // RACE! p q
        pthread_join(jobs[i].thread, NULL);
    }
    printf("%ld\n", sum);
    return 0;
}
