// A list whose methods call each other under its lock,
// which is recursive.
#include <pthread.h>
#include <stdlib.h>
struct list { pthread_mutex_t mutex; size_t n, cap; int *items; };

static void list_init(struct list *l)
{
    pthread_mutexattr_t attr;
    pthread_mutexattr_init(&attr);
    pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&l->mutex, &attr);
    pthread_mutexattr_destroy(&attr);
    l->n = l->cap = 0;
    l->items = NULL;
}
static void list_reserve(struct list *l, size_t cap)
{
    pthread_mutex_lock(&l->mutex);
    if (cap > l->cap) {
        l->items = realloc(l->items, cap * sizeof(int));
        l->cap = cap;
    }
    pthread_mutex_unlock(&l->mutex);
}
static void list_push(struct list *l, int v)
{
    pthread_mutex_lock(&l->mutex);
    if (l->n == l->cap)
        list_reserve(l, l->cap ? 2 * l->cap : 8);
    l->items[l->n++] = v;
    pthread_mutex_unlock(&l->mutex);
}
static void *fill(void *arg)
{
    for (int i = 0; i < 100; i++)
        list_push(arg, i);
    return NULL;
}
int main(void)
{
    struct list l;
    pthread_t a, b;
    list_init(&l);
    pthread_create(&a, NULL, fill, &l);
    pthread_create(&b, NULL, fill, &l);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    free(l.items);
    return 0;
}
