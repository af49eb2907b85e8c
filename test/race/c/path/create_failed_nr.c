// the argument is freed, and the work done here, only where no thread could be made
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct job {
    int number;
    long result;
};

static long last_result;

static void *run(void *arg)
{
    struct job *job = arg;

    job->result = job->number * 7L; // NORACE
    last_result = job->result; // NORACE
    free(job);
    return NULL;
}

static int start(int number, pthread_t *thread)
{
    struct job *job = malloc(sizeof(*job));

    if (!job)
        return -1;
    job->number = number;
    int rc = pthread_create(thread, NULL, run, job);
    if (rc != 0) {
        fprintf(stderr, "job %d: %d\n", job->number, rc);
        free(job); // NORACE
    }
    return rc;
}

int main(void)
{
    pthread_t thread;
    pthread_t second;

    start(1, &thread);
    pthread_join(thread, NULL);
    struct job *own = calloc(1, sizeof(*own));
    if (pthread_create(&second, NULL, run, own)) {
        last_result = 1; // NORACE
        free(own); // NORACE
        return 1;
    }
    pthread_join(second, NULL);
    printf("%ld\n", last_result); // NORACE
    return 0;
}
