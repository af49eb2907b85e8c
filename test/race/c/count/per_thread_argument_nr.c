// every thread gets a job object of its own from one allocation in the loop
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct job {
    int from;
    int to;
    long sum;
};

static void *sum_range(void *arg)
{
    struct job *job = arg;

    for (int i = job->from; i < job->to; i++) // NORACE
        job->sum += i; // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    struct job *jobs[3];
    long sum = 0;

    for (int i = 0; i < 3; i++) {
        jobs[i] = calloc(1, sizeof(struct job));
        if (!jobs[i])
            return 1;
        jobs[i]->from = i * 100; // NORACE
        jobs[i]->to = i * 100 + 100; // NORACE
        pthread_create(&t[i], NULL, sum_range, jobs[i]);
    }
    for (int i = 0; i < 3; i++) {
        pthread_join(t[i], NULL);
        sum += jobs[i]->sum; // NORACE
    }
    printf("%ld\n", sum);
    return 0;
}
