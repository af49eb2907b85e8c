/*
 * Threads that look at what arrived at nodes before the solver needs it (inflow.c). The solver
 * tells them of nodes; the oldest are forgotten if they do not keep up, for the solver does itself
 * what it finds undone. Which of them does what changes nothing in the result.
 */
#include "pta/pta_int.h"
#include <pthread.h>
#include <stdlib.h>

enum {
    TELL_AT_ONCE = 16, /* nodes that the solver collects before it tells of them */
    TAKE_AT_ONCE = 8,  /* nodes that a thread looks at before it asks again */
    QUEUE = 1 << 16,   /* a power of two */
};

struct team {
    struct pta *p;
    pthread_mutex_t mutex; /* of the queue */
    pthread_cond_t wake;
    struct inflow *queue[QUEUE];
    uint32_t head, tail; /* taken from head, put at tail; both only grow */
    uint32_t asleep;
    bool is_over;
    pthread_rwlock_t kinds;
    _Atomic(struct parcel *) spare;    /* parcels that were looked at */
    struct inflow *told[TELL_AT_ONCE]; /* by the solver, not in the queue yet */
    uint32_t ntold;
    unsigned nthreads;
    pthread_t threads[];
};

/* Waits for nodes to look at; 0 at the end. */
static uint32_t next_nodes(struct team *t, struct inflow *nodes[TAKE_AT_ONCE])
{
    uint32_t n = 0;
    pthread_mutex_lock(&t->mutex);
    while (t->head == t->tail && !t->is_over) {
        t->asleep++;
        pthread_cond_wait(&t->wake, &t->mutex);
        t->asleep--;
    }
    while (n < TAKE_AT_ONCE && t->head != t->tail && !t->is_over)
        nodes[n++] = t->queue[t->head++ % QUEUE];
    pthread_mutex_unlock(&t->mutex);
    return n;
}

static void *help(void *arg)
{
    struct team *t = arg;
    struct inflow *nodes[TAKE_AT_ONCE];
    for (uint32_t n = next_nodes(t, nodes); n; n = next_nodes(t, nodes))
        for (uint32_t i = 0; i < n; i++)
            inflow_help(t->p, nodes[i]);
    return NULL;
}

struct team *team_new(struct pta *p, unsigned threads)
{
    struct team *t = xcalloc(1, sizeof *t + threads * sizeof t->threads[0]);
    t->p = p;
    pthread_mutex_init(&t->mutex, NULL);
    pthread_cond_init(&t->wake, NULL);
    pthread_rwlock_init(&t->kinds, NULL);
    p->team = t; /* before they look at anything */
    while (t->nthreads < threads && pthread_create(&t->threads[t->nthreads], NULL, help, t) == 0)
        t->nthreads++;
    if (!t->nthreads) {
        team_free(t);
        return NULL;
    }
    return t;
}

void team_free(struct team *t)
{
    if (!t)
        return;
    pthread_mutex_lock(&t->mutex);
    t->is_over = true;
    pthread_cond_broadcast(&t->wake);
    pthread_mutex_unlock(&t->mutex);
    for (unsigned i = 0; i < t->nthreads; i++)
        pthread_join(t->threads[i], NULL);
    pthread_mutex_destroy(&t->mutex);
    pthread_cond_destroy(&t->wake);
    pthread_rwlock_destroy(&t->kinds);
    t->p->team = NULL;
    free(t);
}

void team_tell(struct team *t, struct inflow *in)
{
    t->told[t->ntold++] = in;
    if (t->ntold < TELL_AT_ONCE && !t->p->opt.team_after)
        return;
    pthread_mutex_lock(&t->mutex);
    for (uint32_t i = 0; i < t->ntold; i++)
        t->queue[t->tail++ % QUEUE] = t->told[i];
    if (t->tail - t->head > QUEUE)
        t->head = t->tail - QUEUE;
    bool sleeps = t->asleep > 0;
    pthread_mutex_unlock(&t->mutex);
    t->ntold = 0;
    if (sleeps)
        pthread_cond_signal(&t->wake);
}

void team_lock_kinds(struct team *t, bool is_change)
{
    if (t && is_change)
        pthread_rwlock_wrlock(&t->kinds);
    else if (t)
        pthread_rwlock_rdlock(&t->kinds);
}

void team_unlock_kinds(struct team *t)
{
    if (t)
        pthread_rwlock_unlock(&t->kinds);
}

struct parcel *team_take_spare(struct team *t)
{
    return atomic_exchange_explicit(&t->spare, NULL, memory_order_acquire);
}

void team_give_spare(struct team *t, struct parcel *parcel)
{
    parcel->next = atomic_load_explicit(&t->spare, memory_order_relaxed);
    while (!atomic_compare_exchange_weak_explicit(&t->spare, &parcel->next, parcel,
                                                  memory_order_release, memory_order_relaxed))
        ;
}
