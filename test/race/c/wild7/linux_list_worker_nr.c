// Work items on a Linux-style circular list, spliced out as a whole
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
struct list_head { struct list_head *next, *prev; };
#define LIST_HEAD_INIT(name) { &(name), &(name) }
#define container_of(p, type, member) ((type *)((char *)(p) - offsetof(type, member)))
static inline void INIT_LIST_HEAD(struct list_head *l) { l->next = l; l->prev = l; }
static inline int list_empty(const struct list_head *h) { return h->next == h; }
static inline void list_add_tail(struct list_head *n, struct list_head *h)
{
    struct list_head *prev = h->prev;
    h->prev = n;
    n->next = h;
    n->prev = prev;
    prev->next = n;
}
static inline void list_del(struct list_head *e)
{
    e->next->prev = e->prev;
    e->prev->next = e->next;
}
struct work { int n; struct list_head list; };
static struct list_head pending = LIST_HEAD_INIT(pending);
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static int closed;
static void *worker(void *arg)
{
    long *sum = arg;
    for (;;) {
        pthread_mutex_lock(&lock);
        while (list_empty(&pending) && !closed)
            pthread_cond_wait(&more, &lock);
        if (list_empty(&pending)) {
            pthread_mutex_unlock(&lock);
            return NULL;
        }
        struct work *w = container_of(pending.next, struct work, list);
        list_del(&w->list);
        pthread_mutex_unlock(&lock);
        *sum += w->n; // NORACE
        free(w);
    }
}
int main(void)
{
    pthread_t t[2];
    long sums[2] = { 0, 0 };
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, &sums[i]);
    for (int i = 0; i < 100; i++) {
        struct work *w = malloc(sizeof *w);
        w->n = i; // NORACE
        pthread_mutex_lock(&lock);
        list_add_tail(&w->list, &pending);
        pthread_cond_signal(&more);
        pthread_mutex_unlock(&lock);
    }
    pthread_mutex_lock(&lock);
    closed = 1;
    pthread_cond_broadcast(&more);
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%ld\n", sums[0] + sums[1]);
    return 0;
}
