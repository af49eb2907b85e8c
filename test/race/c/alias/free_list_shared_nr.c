/* Every thread counts in one record under a lock, which it reaches through the word that links free slots. */
#include <pthread.h>
#include <stdlib.h>
union slot { union slot *next; char bytes[64]; };
struct pool { pthread_mutex_t lock; union slot *head; };
struct counter { struct counter *parent; int value; };
struct session { struct counter *own; };
static struct pool pool = {PTHREAD_MUTEX_INITIALIZER, NULL};
static struct counter *common;
static pthread_mutex_t count_lock = PTHREAD_MUTEX_INITIALIZER;
static void *pool_get(struct pool *p)
{
    pthread_mutex_lock(&p->lock);
    union slot *slot = p->head;
    if (slot)
        p->head = slot->next;
    pthread_mutex_unlock(&p->lock);
    return slot ? slot : malloc(sizeof *slot);
}
static void pool_put(struct pool *p, void *memory)
{
    union slot *slot = memory;
    pthread_mutex_lock(&p->lock);
    slot->next = p->head;
    p->head = slot;
    pthread_mutex_unlock(&p->lock);
}
static void *serve(void *arg)
{
    struct session *s = pool_get(&pool);
    s->own = common;
    pthread_mutex_lock(&count_lock);
    s->own->value++;
    pthread_mutex_unlock(&count_lock);
    pool_put(&pool, s);
    return arg;
}
int main(void)
{
    pthread_t a, b;
    common = pool_get(&pool);
    common->value = 0;
    pthread_create(&a, NULL, serve, NULL);
    pthread_create(&b, NULL, serve, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
