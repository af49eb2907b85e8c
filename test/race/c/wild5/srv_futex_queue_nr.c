// bounded queue of pointers in a record, opened and closed
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct {
    void **items;
    size_t cap, head, len;
    bool closed;
    pthread_mutex_t mu;
    pthread_cond_t not_empty, not_full;
} queue;
static queue *queue_new(size_t cap)
{
    queue *q = calloc(1, sizeof *q);
    q->items = calloc(cap, sizeof(void *));
    q->cap = cap;
    pthread_mutex_init(&q->mu, NULL);
    pthread_cond_init(&q->not_empty, NULL);
    pthread_cond_init(&q->not_full, NULL);
    return q;
}
static bool queue_push(queue *q, void *p)
{
    bool ok = false;
    pthread_mutex_lock(&q->mu);
    while (q->len == q->cap && !q->closed)
        pthread_cond_wait(&q->not_full, &q->mu);
    if (!q->closed) {
        q->items[(q->head + q->len++) % q->cap] = p;
        pthread_cond_signal(&q->not_empty);
        ok = true;
    }
    pthread_mutex_unlock(&q->mu);
    return ok;
}
static void *queue_pop(queue *q)
{
    void *p = NULL;
    pthread_mutex_lock(&q->mu);
    while (q->len == 0 && !q->closed)
        pthread_cond_wait(&q->not_empty, &q->mu);
    if (q->len) {
        p = q->items[q->head];
        q->head = (q->head + 1) % q->cap;
        q->len--;
        pthread_cond_signal(&q->not_full);
    }
    pthread_mutex_unlock(&q->mu);
    return p;
}
static void queue_close(queue *q)
{
    pthread_mutex_lock(&q->mu);
    q->closed = true;
    pthread_cond_broadcast(&q->not_empty);
    pthread_cond_broadcast(&q->not_full);
    pthread_mutex_unlock(&q->mu);
}
struct job {
    int in, out;
};
static queue *work, *results;
static void *worker(void *arg)
{
    struct job *j;
    while ((j = queue_pop(work))) {
        j->out = j->in * j->in;
        queue_push(results, j);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[4];
    work = queue_new(8);
    results = queue_new(64);
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 32; i++) {
        struct job *j = malloc(sizeof *j);
        j->in = i;
        queue_push(work, j);
    }
    queue_close(work);
    for (int i = 0; i < 32; i++) {
        struct job *j = queue_pop(results);
        printf("%d -> %d\n", j->in, j->out);
        free(j);
    }
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    free(work->items);
    free(work);
    return 0;
}
