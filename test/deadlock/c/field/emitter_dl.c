/* event emitter: handlers are called, one takes itself off the list */
#include <pthread.h>
#include <stdlib.h>

typedef void (*handler_fn)(int event, void *arg);
struct handler { handler_fn fn; void *arg; struct handler *next; };

static struct {
    pthread_mutex_t lock;
    struct handler *list;
} em = { PTHREAD_MUTEX_INITIALIZER, NULL };

static void em_on(handler_fn fn, void *arg)
{
    struct handler *h = malloc(sizeof *h);
    h->fn = fn;
    h->arg = arg;
    pthread_mutex_lock(&em.lock);
    h->next = em.list;
    em.list = h;
    pthread_mutex_unlock(&em.lock);
}

static void em_off(handler_fn fn)
{
    pthread_mutex_lock(&em.lock); // DEADLOCK!
    for (struct handler **p = &em.list; *p; p = &(*p)->next)
        if ((*p)->fn == fn) {
            *p = (*p)->next;
            break;
        }
    pthread_mutex_unlock(&em.lock);
}

static void em_fire(int event)
{
    pthread_mutex_lock(&em.lock); // DEADLOCK
    for (struct handler *h = em.list; h; h = h->next)
        h->fn(event, h->arg); // DEADLOCK
    pthread_mutex_unlock(&em.lock);
}

static void once(int event, void *arg)
{
    *(int *)arg = event;
    em_off(once); // DEADLOCK
}

static void *loop(void *arg)
{
    for (int i = 0; i < 10; i++)
        em_fire(i);
    return arg;
}

int main(void)
{
    int seen = 0;
    pthread_t t;
    em_on(once, &seen);
    pthread_create(&t, NULL, loop, NULL);
    pthread_join(t, NULL);
    return seen;
}
