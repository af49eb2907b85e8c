#include <pthread.h>
#include <stdlib.h>

typedef void (*visit_fn)(int value, void *ctx);

struct list {
    pthread_mutex_t lock;
    int items[32];
    int n;
};

static void list_init(struct list *l)
{
    pthread_mutex_init(&l->lock, NULL);
    l->n = 0;
}

static void list_add(struct list *l, int v)
{
    pthread_mutex_lock(&l->lock); // DEADLOCK!
    if (l->n < 32)
        l->items[l->n++] = v;
    pthread_mutex_unlock(&l->lock);
}

static void list_each(struct list *l, visit_fn fn, void *ctx)
{
    pthread_mutex_lock(&l->lock); // DEADLOCK
    for (int i = 0; i < l->n; i++)
        fn(l->items[i], ctx); // DEADLOCK
    pthread_mutex_unlock(&l->lock);
}

static void copy_even(int value, void *ctx)
{
    struct list *other = ctx;
    if (value % 2 == 0)
        list_add(other, value); // DEADLOCK
}

static struct list numbers, evens;

static void *worker(void *arg)
{
    (void)arg;
    for (int i = 0; i < 10; i++)
        list_add(&numbers, i);
    list_each(&numbers, copy_even, &numbers); // DEADLOCK
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    list_init(&numbers);
    list_init(&evens);
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
