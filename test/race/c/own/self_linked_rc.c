// what a list head that points to itself points to is made known before its object is set up
// tsan: no: the other thread seldom looks at that moment
#include <pthread.h>
#include <stdlib.h>

struct list {
    struct list *next, *prev;
};

struct queue {
    struct list items;
    int limit;
    int used;
};

static struct queue *shared;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void list_init(struct list *l)
{
    l->next = l;
    l->prev = l;
}

static void *user(void *arg)
{
    pthread_mutex_lock(&lock);
    struct queue *q = shared;
    pthread_mutex_unlock(&lock);
    return q && q->limit > 3 ? arg : NULL; // RACE!
}

static void renew(int limit)
{
    struct queue *q = malloc(sizeof *q);
    list_init(&q->items);
    pthread_mutex_lock(&lock);
    struct list *l = q->items.next;
    shared = (struct queue *)l;
    pthread_mutex_unlock(&lock);
    q->limit = limit; // RACE!
    q->used = 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, user, NULL);
    renew(4);
    pthread_join(t, NULL);
    return 0;
}
