// Nodes go through two queues; what is done is put into its queue under the lock of the other.
// tsan: no: a torn queue may keep its readers waiting for ever
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

static void put(struct queue *q, pthread_mutex_t *mutex, struct task *t)
{
    t->next = NULL; // RACE
    pthread_mutex_lock(mutex);
    if (q->tail) // RACE! t
        q->tail->next = t; // RACE! t n
    else
        q->head = t; // RACE! h
    q->tail = t; // RACE! t
    pthread_cond_signal(&q->more);
    pthread_mutex_unlock(mutex);
}

static struct task *get(struct queue *q)
{
    pthread_mutex_lock(&q->mutex);
    while (!q->head) // RACE! h
        pthread_cond_wait(&q->more, &q->mutex);
    struct task *t = q->head; // RACE! h
    q->head = t->next; // RACE! h n
    if (!q->head) // RACE! h
        q->tail = NULL; // RACE! t
    pthread_mutex_unlock(&q->mutex);
    return t;
}

static void *work(void *arg)
{
    for (int i = 0; i < 50; i++) {
        struct task *t = get(&todo);
        t->value *= 2; // RACE
        put(&done, &todo.mutex, t);
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
        put(&todo, &todo.mutex, one);
    }
    for (int i = 0; i < 50; i++) {
        struct task *one = get(&done);
        sum += one->value; // RACE
        free(one);
    }
    pthread_join(t, NULL);
    printf("%ld\n", sum);
    return 0;
}
