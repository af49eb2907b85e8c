// each worker has a queue whose tail points into its head while it is empty; one lock each
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/queue.h>

#define WORKERS 3

struct job {
    int number;
    STAILQ_ENTRY(job) next;
};

struct queue {
    STAILQ_HEAD(jobs, job) head;
    pthread_mutex_t lock;
};

struct worker {
    pthread_t thread;
    struct queue *queue;
    long sum;
};

static struct worker workers[WORKERS];

static struct job *pop(struct queue *q)
{
    struct job *job;

    pthread_mutex_lock(&q->lock);
    job = STAILQ_FIRST(&q->head); // NORACE
    if (job)
        STAILQ_REMOVE_HEAD(&q->head, next); // NORACE
    pthread_mutex_unlock(&q->lock);
    return job;
}

static void push(struct queue *q, int number)
{
    struct job *job = calloc(1, sizeof(*job));

    job->number = number;
    pthread_mutex_lock(&q->lock);
    STAILQ_INSERT_TAIL(&q->head, job, next); // NORACE
    pthread_mutex_unlock(&q->lock);
}

static void *work(void *arg)
{
    struct worker *me = arg;
    int number = 0;

    while (number >= 0) {
        struct job *job = pop(me->queue);

        if (!job)
            continue;
        number = job->number; // NORACE
        me->sum += number;
        free(job);
    }
    return NULL;
}

int main(void)
{
    for (int i = 0; i < WORKERS; i++) {
        workers[i].queue = malloc(sizeof(struct queue));
        pthread_mutex_init(&workers[i].queue->lock, NULL);
        STAILQ_INIT(&workers[i].queue->head);
        pthread_create(&workers[i].thread, NULL, work, &workers[i]);
    }
    for (int i = 0; i < 100; i++)
        push(workers[i % WORKERS].queue, i);
    for (int i = 0; i < WORKERS; i++)
        push(workers[i].queue, -1);
    for (int i = 0; i < WORKERS; i++) {
        pthread_join(workers[i].thread, NULL);
        printf("%ld\n", workers[i].sum);
    }
    return 0;
}
