// Nodes go through two queues, each with its own lock, head and tail.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct task {
    struct task *next;
    int value;
};

struct queue {
    struct task *head, *tail;
    pthread_mutex_t mutex;
    pthread_cond_t more;
};

static struct queue todo = {.mutex = PTHREAD_MUTEX_INITIALIZER, .more = PTHREAD_COND_INITIALIZER};
static struct queue done = {.mutex = PTHREAD_MUTEX_INITIALIZER, .more = PTHREAD_COND_INITIALIZER};

static void put(struct queue *q, struct task *t)
{
    t->next = NULL;
    pthread_mutex_lock(&q->mutex);
    if (q->tail)
        q->tail->next = t; // NORACE
    else
        q->head = t;
    q->tail = t;
    pthread_cond_signal(&q->more);
    pthread_mutex_unlock(&q->mutex);
}

static struct task *get(struct queue *q)
{
    pthread_mutex_lock(&q->mutex);
    while (!q->head)
        pthread_cond_wait(&q->more, &q->mutex);
    struct task *t = q->head;
    q->head = t->next; // NORACE
    if (!q->head)
        q->tail = NULL;
    pthread_mutex_unlock(&q->mutex);
    return t;
}

static void *work(void *arg)
{
    for (int i = 0; i < 50; i++) {
        struct task *t = get(&todo);
        t->value *= 2; // NORACE
        put(&done, t);
    }
    return arg;
}

int main(void)
{
    pthread_t t;
    long sum = 0;
    pthread_create(&t, NULL, work, NULL);
    for (int i = 0; i < 50; i++) {
        struct task *one = malloc(sizeof *one);
        one->value = i;
        put(&todo, one);
    }
    for (int i = 0; i < 50; i++) {
        struct task *one = get(&done);
        sum += one->value; // NORACE
        free(one);
    }
    pthread_join(t, NULL);
    printf("%ld\n", sum);
    return 0;
}
