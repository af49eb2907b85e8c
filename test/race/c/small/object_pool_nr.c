// Objects come from a pool, are used by one thread and go back
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#define N 8
struct buf { char data[64]; int used; struct buf *next; };
struct pool { pthread_mutex_t lock; pthread_cond_t avail; struct buf *free; struct buf all[N]; };
static struct pool *pool_new(void)
{
    struct pool *p = calloc(1, sizeof *p);
    pthread_mutex_init(&p->lock, NULL);
    pthread_cond_init(&p->avail, NULL);
    for (int i = 0; i < N; i++) {
        p->all[i].next = p->free;
        p->free = &p->all[i];
    }
    return p;
}
static struct buf *pool_get(struct pool *p)
{
    pthread_mutex_lock(&p->lock);
    while (!p->free)
        pthread_cond_wait(&p->avail, &p->lock);
    struct buf *b = p->free;
    p->free = b->next;
    pthread_mutex_unlock(&p->lock);
    b->next = NULL;
    return b;
}
static void pool_put(struct pool *p, struct buf *b)
{
    b->used = 0;
    pthread_mutex_lock(&p->lock);
    b->next = p->free;
    p->free = b;
    pthread_cond_signal(&p->avail);
    pthread_mutex_unlock(&p->lock);
}
static void *worker(void *arg)
{
    struct pool *p = arg;
    for (int i = 0; i < 50; i++) {
        struct buf *b = pool_get(p);
        memset(b->data, i, sizeof b->data);
        b->used = i;
        pool_put(p, b);
    }
    return NULL;
}
int main(void)
{
    struct pool *p = pool_new();
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, p);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    free(p);
    return 0;
}
