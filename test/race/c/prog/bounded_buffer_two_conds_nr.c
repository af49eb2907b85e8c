// bounded buffer with two conditions, several producers and consumers, items allocated
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define CAPACITY 16
#define ITEMS 100
#define NPROD 3
#define NCONS 2

typedef struct item {
    int producer;
    int seq;
    double payload;
} item_t;

typedef struct {
    item_t *slots[CAPACITY];
    int in, out, count;
    int done;
    pthread_mutex_t mtx;
    pthread_cond_t not_full, not_empty;
} buffer_t;

static buffer_t buffer = {.mtx = PTHREAD_MUTEX_INITIALIZER,
                          .not_full = PTHREAD_COND_INITIALIZER,
                          .not_empty = PTHREAD_COND_INITIALIZER};

static void put(buffer_t *b, item_t *it)
{
    pthread_mutex_lock(&b->mtx);
    while (b->count == CAPACITY)
        pthread_cond_wait(&b->not_full, &b->mtx);
    b->slots[b->in] = it;
    b->in = (b->in + 1) % CAPACITY;
    b->count++;
    pthread_cond_signal(&b->not_empty);
    pthread_mutex_unlock(&b->mtx);
}

static item_t *get(buffer_t *b)
{
    item_t *it = NULL;
    pthread_mutex_lock(&b->mtx);
    while (b->count == 0 && !b->done)
        pthread_cond_wait(&b->not_empty, &b->mtx);
    if (b->count > 0) {
        it = b->slots[b->out];
        b->out = (b->out + 1) % CAPACITY;
        b->count--;
        pthread_cond_signal(&b->not_full);
    }
    pthread_mutex_unlock(&b->mtx);
    return it;
}

static void *produce(void *arg)
{
    int id = *(int *)arg;
    for (int i = 0; i < ITEMS; i++) {
        item_t *it = malloc(sizeof *it);
        it->producer = id;
        it->seq = i;
        it->payload = i * 0.5;
        put(&buffer, it);
    }
    return NULL;
}

static void *consume(void *arg)
{
    double *total = arg;
    item_t *it;
    while ((it = get(&buffer)) != NULL) {
        *total += it->payload + it->seq * it->producer; // NORACE
        free(it);
    }
    return NULL;
}

int main(void)
{
    pthread_t p[NPROD], c[NCONS];
    int ids[NPROD];
    double totals[NCONS] = {0};

    for (int i = 0; i < NCONS; i++)
        pthread_create(&c[i], NULL, consume, &totals[i]);
    for (int i = 0; i < NPROD; i++) {
        ids[i] = i;
        pthread_create(&p[i], NULL, produce, &ids[i]);
    }
    for (int i = 0; i < NPROD; i++)
        pthread_join(p[i], NULL);
    pthread_mutex_lock(&buffer.mtx);
    buffer.done = 1;
    pthread_cond_broadcast(&buffer.not_empty);
    pthread_mutex_unlock(&buffer.mtx);
    for (int i = 0; i < NCONS; i++) {
        pthread_join(c[i], NULL);
        printf("%d: %f\n", i, totals[i]);
    }
    return 0;
}
