#include <pthread.h>
#include <stdlib.h>
struct conn { pthread_mutex_t m; int refs; struct conn *peer; };
static void drop(struct conn *c)
{
    pthread_mutex_lock(&c->m);
    c->refs--;
    pthread_mutex_unlock(&c->m);
}
static void unlink_peers(struct conn *c)
{
    struct conn *p;
    pthread_mutex_lock(&c->m);
    p = c->peer;
    c->peer = NULL;
    pthread_mutex_unlock(&c->m);
    if (p)
        drop(p);
}
static struct conn *x, *y;
static void *one(void *a) { unlink_peers(x); return a; }
static void *two(void *a) { unlink_peers(y); return a; }
int main(void)
{
    pthread_t s, t;
    x = calloc(1, sizeof *x);
    y = calloc(1, sizeof *y);
    pthread_mutex_init(&x->m, NULL);
    pthread_mutex_init(&y->m, NULL);
    x->peer = y;
    y->peer = x;
    pthread_create(&s, NULL, one, NULL);
    pthread_create(&t, NULL, two, NULL);
    pthread_join(s, NULL);
    pthread_join(t, NULL);
    return 0;
}
