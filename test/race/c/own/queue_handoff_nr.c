// a job belongs to the sender until it is queued and to the receiver afterwards
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct job {
    struct job *next;
    int number;
    int state;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static struct job *queue;

static void put(struct job *job)
{
    pthread_mutex_lock(&lock);
    job->next = queue;
    queue = job;
    pthread_cond_signal(&more);
    pthread_mutex_unlock(&lock);
}

static struct job *get(void)
{
    struct job *job;

    pthread_mutex_lock(&lock);
    while (!queue)
        pthread_cond_wait(&more, &lock);
    job = queue;
    queue = job->next;
    pthread_mutex_unlock(&lock);
    return job;
}

static void *receiver(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++) {
        struct job *job = get();

        job->state = 2; // NORACE
        job->number = -1; // NORACE
        free(job);
    }
    return NULL;
}

int main(void)
{
    pthread_t t;
    int count = 20;

    pthread_create(&t, NULL, receiver, &count);
    for (int i = 0; i < count; i++) {
        struct job *job = malloc(sizeof(*job));

        if (!job)
            return 1;
        job->number = i; // NORACE
        job->state = 0; // NORACE
        put(job);
    }
    pthread_join(t, NULL);
    return 0;
}
