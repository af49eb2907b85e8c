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
    pthread_mutex_lock(&em.lock);
    for (struct handler **p = &em.list; *p; p = &(*p)->next)
        if ((*p)->fn == fn) {
            *p = (*p)->next;
            break;
        }
    pthread_mutex_unlock(&em.lock);
}

static void em_fire(int event)
{
    struct handler copy[16];
    int n = 0;
    pthread_mutex_lock(&em.lock);
    for (struct handler *h = em.list; h && n < 16; h = h->next)
        copy[n++] = *h;
    pthread_mutex_unlock(&em.lock);
    for (int i = 0; i < n; i++)
        copy[i].fn(event, copy[i].arg);
}

static void once(int event, void *arg)
{
    *(int *)arg = event;
    em_off(once);
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
