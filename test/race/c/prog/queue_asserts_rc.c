// a queue of a verification task whose length is read without the lock
#include <pthread.h>
#include <assert.h>
#include <stdbool.h>
extern int __VERIFIER_nondet_int(void);
extern void abort(void);

#define SIZE 20
#define EMPTY (-1)
#define FULL (-2)

typedef struct {
    int element[SIZE];
    int head;
    int tail;
    int amount;
} QType;

pthread_mutex_t m;
int stored_elements[SIZE];
bool enqueue_flag, dequeue_flag;
QType queue;

void init(QType *q)
{
    q->head = 0;
    q->tail = 0;
    q->amount = 0;
}

int empty(QType *q)
{
    return q->amount == 0 ? EMPTY : 0; // RACE!
}

int full(QType *q)
{
    return q->amount == SIZE ? FULL : 0;
}

int enqueue(QType *q, int x)
{
    q->element[q->tail] = x;
    q->amount++; // RACE!
    if (q->tail == SIZE - 1)
        q->tail = 0;
    else
        q->tail++;
    return 0;
}

int dequeue(QType *q)
{
    int x = q->element[q->head];
    q->amount--; // RACE
    if (q->head == SIZE - 1)
        q->head = 0;
    else
        q->head++;
    return x;
}

void *t1(void *arg)
{
    int value, i;

    pthread_mutex_lock(&m);
    value = __VERIFIER_nondet_int();
    if (enqueue(&queue, value))
        goto ERROR;
    stored_elements[0] = value;
    if (empty(&queue))
        goto ERROR;
    pthread_mutex_unlock(&m);
    for (i = 0; i < SIZE - 1; i++) {
        pthread_mutex_lock(&m);
        if (enqueue_flag) {
            value = __VERIFIER_nondet_int();
            enqueue(&queue, value);
            stored_elements[i + 1] = value;
            enqueue_flag = false;
            dequeue_flag = true;
        }
        pthread_mutex_unlock(&m);
    }
    return NULL;
ERROR:
    abort();
}

void *t2(void *arg)
{
    int i;

    for (i = 0; i < SIZE; i++) {
        if (empty(&queue) == EMPTY)
            continue;
        pthread_mutex_lock(&m);
        if (dequeue_flag) {
            if (!dequeue(&queue) == stored_elements[i])
                goto ERROR;
            dequeue_flag = false;
            enqueue_flag = true;
        }
        pthread_mutex_unlock(&m);
    }
    return NULL;
ERROR:
    abort();
}

int main(void)
{
    pthread_t id1, id2;

    enqueue_flag = true;
    dequeue_flag = false;
    init(&queue);
    if (empty(&queue) != EMPTY)
        abort();
    pthread_mutex_init(&m, 0);
    pthread_create(&id1, NULL, t1, &queue);
    pthread_create(&id2, NULL, t2, &queue);
    pthread_join(id1, NULL);
    pthread_join(id2, NULL);
    pthread_mutex_destroy(&m);
    return 0;
}
