// C11 threads: a bounded queue with two conditions
#include <threads.h>
#include <stdio.h>
#include <stdlib.h>

#define CAP 8

typedef struct {
    int data[CAP];
    int head, tail, len;
    mtx_t mtx;
    cnd_t not_full, not_empty;
} queue_t;

static void q_init(queue_t *q)
{
    q->head = q->tail = q->len = 0;
    mtx_init(&q->mtx, mtx_plain);
    cnd_init(&q->not_full);
    cnd_init(&q->not_empty);
}

static void q_put(queue_t *q, int v)
{
    mtx_lock(&q->mtx);
    while (q->len == CAP)
        cnd_wait(&q->not_full, &q->mtx);
    q->data[q->tail] = v;
    q->tail = (q->tail + 1) % CAP;
    q->len++;
    cnd_signal(&q->not_empty);
    mtx_unlock(&q->mtx);
}

static int q_get(queue_t *q)
{
    mtx_lock(&q->mtx);
    while (q->len == 0)
        cnd_wait(&q->not_empty, &q->mtx);
    int v = q->data[q->head];
    q->head = (q->head + 1) % CAP;
    q->len--;
    cnd_signal(&q->not_full);
    mtx_unlock(&q->mtx);
    return v;
}

static int consumer(void *arg)
{
    queue_t *q = arg;
    int v, sum = 0;
    while ((v = q_get(q)) >= 0)
        sum += v;
    return sum;
}

int main(void)
{
    queue_t q;
    thrd_t t;
    int res;
    q_init(&q);
    if (thrd_create(&t, consumer, &q) != thrd_success)
        return EXIT_FAILURE;
    for (int i = 0; i < 100; i++)
        q_put(&q, i);
    q_put(&q, -1);
    thrd_join(t, &res);
    printf("%d, left %d\n", res, q.len);
    mtx_destroy(&q.mtx);
    return 0;
}
