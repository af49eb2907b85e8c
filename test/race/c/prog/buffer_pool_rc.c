// buffers with counts: one is changed after it was sent
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define QLEN 16

struct buf {
    atomic_int refs;
    int len;
    char data[512];
    struct buf *next_free;
};

struct queue {
    pthread_mutex_t lock;
    pthread_cond_t not_empty, not_full;
    struct buf *items[QLEN];
    unsigned head, count;
    int closed;
};

static struct buf *free_list;
static pthread_mutex_t free_lock = PTHREAD_MUTEX_INITIALIZER;

static struct buf *buf_get(void)
{
    struct buf *b;

    pthread_mutex_lock(&free_lock);
    b = free_list;
    if (b)
        free_list = b->next_free;
    pthread_mutex_unlock(&free_lock);
    if (!b)
        b = malloc(sizeof(*b));
    atomic_init(&b->refs, 1);
    b->len = 0;
    return b;
}

static void buf_ref(struct buf *b)
{
    atomic_fetch_add_explicit(&b->refs, 1, memory_order_relaxed);
}

static void buf_put(struct buf *b)
{
    if (atomic_fetch_sub_explicit(&b->refs, 1, memory_order_acq_rel) == 1) {
        pthread_mutex_lock(&free_lock);
        b->next_free = free_list;
        free_list = b;
        pthread_mutex_unlock(&free_lock);
    }
}

static void q_push(struct queue *q, struct buf *b)
{
    pthread_mutex_lock(&q->lock);
    while (q->count == QLEN)
        pthread_cond_wait(&q->not_full, &q->lock);
    q->items[(q->head + q->count) % QLEN] = b;
    q->count++;
    pthread_cond_signal(&q->not_empty);
    pthread_mutex_unlock(&q->lock);
}

static struct buf *q_pop(struct queue *q)
{
    struct buf *b = NULL;

    pthread_mutex_lock(&q->lock);
    while (q->count == 0 && !q->closed)
        pthread_cond_wait(&q->not_empty, &q->lock);
    if (q->count > 0) {
        b = q->items[q->head];
        q->head = (q->head + 1) % QLEN;
        q->count--;
        pthread_cond_signal(&q->not_full);
    }
    pthread_mutex_unlock(&q->lock);
    return b;
}

static void q_close(struct queue *q)
{
    pthread_mutex_lock(&q->lock);
    q->closed = 1;
    pthread_cond_broadcast(&q->not_empty);
    pthread_mutex_unlock(&q->lock);
}

static struct queue to_disk = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER,
                               PTHREAD_COND_INITIALIZER};
static struct queue to_net = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER,
                              PTHREAD_COND_INITIALIZER};

static void *writer(void *arg)
{
    struct queue *q = arg;
    struct buf *b;
    long bytes = 0;

    while ((b = q_pop(q)) != NULL) {
        bytes += b->len; // RACE!
        buf_put(b);
    }
    return (void *)bytes;
}

int main(void)
{
    pthread_t disk, net;
    void *r1, *r2;

    pthread_create(&disk, NULL, writer, &to_disk);
    pthread_create(&net, NULL, writer, &to_net);
    for (int i = 0; i < 1000; i++) {
        struct buf *b = buf_get();
        b->len = snprintf(b->data, sizeof(b->data), "record %d", i);
        buf_ref(b);
        q_push(&to_disk, b);
        b->len++; // RACE!
        q_push(&to_net, b);
    }
    q_close(&to_disk);
    q_close(&to_net);
    pthread_join(disk, &r1);
    pthread_join(net, &r2);
    printf("%ld %ld\n", (long)r1, (long)r2);
    return 0;
}
