// jobs are copied out of the queue, but all of them point to one object
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { SLOTS = 64, JOBS = 40 };

struct counter {
    long n;
};

struct job {
    struct counter *counter;
    long from, to;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct job queue[SLOTS];
static int head, tail;

static void push(struct job job)
{
    pthread_mutex_lock(&lock);
    queue[tail % SLOTS] = job;
    tail++;
    pthread_mutex_unlock(&lock);
}

static int pop(struct job *job)
{
    int found = 0;
    pthread_mutex_lock(&lock);
    if (head < tail) {
        *job = queue[head % SLOTS];
        head++;
        found = 1;
    }
    pthread_mutex_unlock(&lock);
    return found;
}

static void *work(void *arg)
{
    struct job job;
    while (pop(&job))
        job.counter->n += job.to - job.from; // RACE!
    return arg;
}

int main(void)
{
    pthread_t a, b;
    struct counter *counter = calloc(1, sizeof *counter);

    for (int i = 0; i < JOBS; i++) {
        struct job job = {counter, i, i + 1};
        push(job);
    }
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%ld\n", counter->n);
    free(counter);
    return 0;
}
