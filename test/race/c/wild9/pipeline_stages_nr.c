// Three stages connected by bounded queues of pointers; each item has one owner at a time
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CAP 8
#define ITEMS 200

struct item {
    int number;
    char text[32];
    unsigned sum;
};

struct queue {
    struct item *slot[CAP];
    unsigned head, count;
    pthread_mutex_t lock;
    pthread_cond_t not_empty, not_full;
};

static struct queue parsed, summed;

static void queue_init(struct queue *q)
{
    memset(q, 0, sizeof *q);
    pthread_mutex_init(&q->lock, NULL);
    pthread_cond_init(&q->not_empty, NULL);
    pthread_cond_init(&q->not_full, NULL);
}

static void queue_put(struct queue *q, struct item *it)
{
    pthread_mutex_lock(&q->lock);
    while (q->count == CAP)
        pthread_cond_wait(&q->not_full, &q->lock);
    q->slot[(q->head + q->count++) % CAP] = it;
    pthread_cond_signal(&q->not_empty);
    pthread_mutex_unlock(&q->lock);
}

static struct item *queue_take(struct queue *q)
{
    struct item *it;
    pthread_mutex_lock(&q->lock);
    while (q->count == 0)
        pthread_cond_wait(&q->not_empty, &q->lock);
    it = q->slot[q->head];
    q->head = (q->head + 1) % CAP;
    q->count--;
    pthread_cond_signal(&q->not_full);
    pthread_mutex_unlock(&q->lock);
    return it;
}

static void *parse(void *unused)
{
    for (int i = 0; i < ITEMS; i++) {
        struct item *it = calloc(1, sizeof *it);
        it->number = i; // NORACE
        snprintf(it->text, sizeof it->text, "item-%d", i);
        queue_put(&parsed, it);
    }
    queue_put(&parsed, NULL);
    return unused;
}

static void *checksum(void *unused)
{
    struct item *it;
    while ((it = queue_take(&parsed))) {
        for (const char *c = it->text; *c; c++) // NORACE
            it->sum = it->sum * 31 + (unsigned char)*c; // NORACE
        queue_put(&summed, it);
    }
    queue_put(&summed, NULL);
    return unused;
}

int main(void)
{
    pthread_t a, b;
    struct item *it;
    unsigned long total = 0;
    queue_init(&parsed);
    queue_init(&summed);
    pthread_create(&a, NULL, parse, NULL);
    pthread_create(&b, NULL, checksum, NULL);
    while ((it = queue_take(&summed))) {
        total += it->sum; // NORACE
        free(it);
    }
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%lu\n", total);
    return 0;
}
