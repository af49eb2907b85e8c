// records that go through queues by value own what their pointers lead to
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SIZE 8
#define JOBS 30

struct job {
    int kind;
    char *text;
    char name[24];
};

struct queue {
    struct job jobs[SIZE];
    int head, tail, count;
    pthread_mutex_t lock;
    pthread_cond_t changed;
};

static struct queue first, second;

static void init(struct queue *q)
{
    q->head = q->tail = q->count = 0;
    pthread_mutex_init(&q->lock, NULL);
    pthread_cond_init(&q->changed, NULL);
}

static void put(struct queue *q, const struct job *job)
{
    pthread_mutex_lock(&q->lock);
    while (q->count == SIZE)
        pthread_cond_wait(&q->changed, &q->lock);
    q->jobs[q->tail] = *job; // NORACE
    q->tail = (q->tail + 1) % SIZE;
    q->count++;
    pthread_cond_broadcast(&q->changed);
    pthread_mutex_unlock(&q->lock);
}

static void get(struct queue *q, struct job *job)
{
    pthread_mutex_lock(&q->lock);
    while (q->count == 0)
        pthread_cond_wait(&q->changed, &q->lock);
    *job = q->jobs[q->head]; // NORACE
    q->head = (q->head + 1) % SIZE;
    q->count--;
    pthread_cond_broadcast(&q->changed);
    pthread_mutex_unlock(&q->lock);
}

/* the same, as a result, from a queue whose elements move up */
static struct job waiting[JOBS];
static int nwaiting;
static pthread_mutex_t waiting_lock = PTHREAD_MUTEX_INITIALIZER;

static struct job next_waiting(void)
{
    struct job job = {0};

    pthread_mutex_lock(&waiting_lock);
    if (nwaiting > 0) {
        job = waiting[0];
        for (int i = 0; i < nwaiting - 1; i++)
            waiting[i] = waiting[i + 1];
        nwaiting--;
    }
    pthread_mutex_unlock(&waiting_lock);
    return job;
}

static void *filter(void *arg)
{
    for (int k = 0; k < JOBS / 3; k++) {
        struct job job;

        get(&first, &job);
        job.text[0] ^= 1; // NORACE
        put(&second, &job);
    }
    return arg;
}

static void *print(void *arg)
{
    for (int k = 0; k < JOBS / 3; k++) {
        struct job job;

        get(&second, &job);
        job.text[1]++; // NORACE
        printf("%s %s\n", job.name, job.text);
        free(job.text); // NORACE
    }
    for (int k = 0; k < 10; k++) {
        struct job job = next_waiting();

        if (job.text) {
            job.text[0]++; // NORACE
            free(job.text);
        }
    }
    return arg;
}

int main(void)
{
    pthread_t t[6];

    init(&first);
    init(&second);
    for (int i = 0; i < JOBS; i++) {
        waiting[i].text = malloc(8);
        strcpy(waiting[i].text, "wait");
        nwaiting++;
    }
    for (int i = 0; i < 6; i++)
        pthread_create(&t[i], NULL, i < 3 ? filter : print, NULL);
    for (int i = 0; i < JOBS; i++) {
        struct job job = {.kind = i};

        snprintf(job.name, sizeof(job.name), "job %d", i);
        job.text = malloc(8);
        strcpy(job.text, "text");
        put(&first, &job);
    }
    for (int i = 0; i < 6; i++)
        pthread_join(t[i], NULL);
    return 0;
}
