// records that go through queues by value: used after they were put again, looked at only, or kept
// tsan: some: depends on who meets whom
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

static struct queue first, second, third;
static char *last;

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

static void look(struct queue *q, struct job *job)
{
    pthread_mutex_lock(&q->lock);
    while (q->count == 0)
        pthread_cond_wait(&q->changed, &q->lock);
    *job = q->jobs[q->head];
    pthread_mutex_unlock(&q->lock);
}

static void *filter(void *arg)
{
    for (int k = 0; k < JOBS / 3; k++) {
        struct job job;

        get(&first, &job);
        put(&second, &job);
        job.text[0] ^= 1; // RACE! again
    }
    return arg;
}

static void *print(void *arg)
{
    for (int k = 0; k < JOBS / 3; k++) {
        struct job job;

        get(&second, &job);
        job.text[0]++; // RACE! again
        pthread_mutex_lock(&second.lock);
        last = job.text;
        pthread_mutex_unlock(&second.lock);
        job.text[1] = 'x'; // RACE! kept
        pthread_mutex_lock(&second.lock);
        last[1]++; // RACE! kept
        pthread_mutex_unlock(&second.lock);
    }
    return arg;
}

static void *watch(void *arg)
{
    struct job job;

    look(&third, &job);
    job.text[2]++; // RACE! looked
    return arg;
}

static struct job make(int i)
{
    struct job job = {.kind = i};

    job.text = malloc(8);
    strcpy(job.text, "text");
    return job;
}

int main(void)
{
    pthread_t t[8];

    init(&first);
    init(&second);
    init(&third);
    for (int i = 0; i < 8; i++)
        pthread_create(&t[i], NULL, i < 3 ? filter : i < 6 ? print : watch, NULL);
    for (int i = 0; i < JOBS; i++) {
        struct job job = make(i);

        put(&first, &job);
    }
    struct job job = make(0);

    put(&third, &job);
    for (int i = 0; i < 8; i++)
        pthread_join(t[i], NULL);
    return 0;
}
