// Per-worker queues with stealing; the victim's length is peeked at without its lock
// tsan: no: runs of the program rarely show it
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#define WORKERS 3
#define QCAP 256

struct deque {
    pthread_mutex_t lock;
    int items[QCAP];
    int bottom, top;
};

struct worker {
    pthread_t tid;
    int id;
    struct deque q;
    long done;
    long stolen;
    unsigned seed;
};

static struct worker workers[WORKERS];
static atomic_int outstanding;
static long grand_total;

static void deque_push(struct deque *d, int item)
{
    pthread_mutex_lock(&d->lock);
    if (d->bottom - d->top < QCAP) {
        d->items[d->bottom % QCAP] = item;
        d->bottom++; // RACE!
    }
    pthread_mutex_unlock(&d->lock);
}

static int deque_pop(struct deque *d, int *item)
{
    int ok = 0;
    pthread_mutex_lock(&d->lock);
    if (d->bottom > d->top) {
        d->bottom--; // RACE!
        *item = d->items[d->bottom % QCAP];
        ok = 1;
    }
    pthread_mutex_unlock(&d->lock);
    return ok;
}

static int deque_steal(struct deque *d, int *item)
{
    int ok = 0;
    if (d->bottom == d->top) // RACE!
        return 0;
    pthread_mutex_lock(&d->lock);
    if (d->bottom > d->top) {
        *item = d->items[d->top % QCAP];
        d->top++; // RACE!
        ok = 1;
    }
    pthread_mutex_unlock(&d->lock);
    return ok;
}

static void process(struct worker *w, int item)
{
    w->done++;
    if (item > 1) {
        atomic_fetch_add(&outstanding, 2);
        deque_push(&w->q, item / 2);
        deque_push(&w->q, item / 3);
    }
    grand_total += item; // RACE!
    atomic_fetch_sub(&outstanding, 1);
}

static void *run(void *arg)
{
    struct worker *w = arg;
    int item;
    while (atomic_load(&outstanding) > 0) {
        if (deque_pop(&w->q, &item)) {
            process(w, item);
            continue;
        }
        int victim = rand_r(&w->seed) % WORKERS;
        if (victim != w->id && deque_steal(&workers[victim].q, &item)) {
            w->stolen++;
            process(w, item);
        }
    }
    return NULL;
}

int main(void)
{
    for (int i = 0; i < WORKERS; i++) {
        workers[i].id = i;
        workers[i].seed = i + 1;
        pthread_mutex_init(&workers[i].q.lock, NULL);
    }
    outstanding = 1;
    deque_push(&workers[0].q, 100);
    for (int i = 0; i < WORKERS; i++)
        pthread_create(&workers[i].tid, NULL, run, &workers[i]);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(workers[i].tid, NULL);
    for (int i = 0; i < WORKERS; i++)
        printf("worker %d: %ld done, %ld stolen\n", i, workers[i].done, workers[i].stolen);
    printf("%ld\n", grand_total);
    return 0;
}
