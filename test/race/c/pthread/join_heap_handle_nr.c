// the handle in the heap is joined before it is used for a second start
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct job {
    pthread_t thread;
    int steps;
    long result;
};

static void *run_job(void *arg)
{
    struct job *job = arg;

    for (int i = 0; i < job->steps; i++)
        job->result += i; // NORACE
    return NULL;
}

int main(void)
{
    struct job *job = calloc(1, sizeof(*job));

    if (!job)
        return 1;
    job->steps = 1000;
    pthread_create(&job->thread, NULL, run_job, job);
    pthread_join(job->thread, NULL);
    pthread_create(&job->thread, NULL, run_job, job);
    pthread_join(job->thread, NULL);
    printf("%ld\n", job->result); // NORACE
    free(job);
    return 0;
}
