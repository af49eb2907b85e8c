// three stages with bounded queues of pointers; whoever has the item owns it
#include <pthread.h>
#include <stdlib.h>

#define CAP 4
struct item { int id; double value; char tag; };
struct queue {
    struct item *slot[CAP];
    int head, count, closed;
    pthread_mutex_t m;
    pthread_cond_t changed;
};
static struct queue raw, cooked;

static void queue_init(struct queue *q)
{
    q->head = q->count = q->closed = 0;
    pthread_mutex_init(&q->m, NULL);
    pthread_cond_init(&q->changed, NULL);
}
static void queue_put(struct queue *q, struct item *it)
{
    pthread_mutex_lock(&q->m);
    while (q->count == CAP)
        pthread_cond_wait(&q->changed, &q->m);
    q->slot[(q->head + q->count++) % CAP] = it; // NORACE
    pthread_cond_broadcast(&q->changed);
    pthread_mutex_unlock(&q->m);
}
static struct item *queue_get(struct queue *q)
{
    struct item *it = NULL;
    pthread_mutex_lock(&q->m);
    while (q->count == 0 && !q->closed)
        pthread_cond_wait(&q->changed, &q->m);
    if (q->count > 0) {
        it = q->slot[q->head]; // NORACE
        q->head = (q->head + 1) % CAP;
        q->count--;
        pthread_cond_broadcast(&q->changed);
    }
    pthread_mutex_unlock(&q->m);
    return it;
}
static void queue_close(struct queue *q)
{
    pthread_mutex_lock(&q->m);
    q->closed = 1;
    pthread_cond_broadcast(&q->changed);
    pthread_mutex_unlock(&q->m);
}
static void *source(void *arg)
{
    (void)arg;
    for (int i = 0; i < 50; i++) {
        struct item *it = malloc(sizeof *it);
        it->id = i;    // NORACE
        it->value = i; // NORACE
        it->tag = 'r';
        queue_put(&raw, it);
    }
    queue_close(&raw);
    return NULL;
}
static void *cook(void *arg)
{
    struct item *it;
    (void)arg;
    while ((it = queue_get(&raw))) {
        it->value *= 1.5; // NORACE
        it->tag = 'c';    // NORACE
        queue_put(&cooked, it);
    }
    queue_close(&cooked);
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    struct item *it;
    double sum = 0;
    queue_init(&raw);
    queue_init(&cooked);
    pthread_create(&a, NULL, source, NULL);
    pthread_create(&b, NULL, cook, NULL);
    while ((it = queue_get(&cooked))) {
        sum += it->value + it->id; // NORACE
        free(it);
    }
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return sum > 0;
}
