// Each half of a record has a lock of its own, also through pointers to the halves
#include <pthread.h>
#include <stdlib.h>
struct half { pthread_mutex_t m; int v; };
struct both { struct half l, r; };
static struct both *g;

static void bump(struct half *h, int by)
{
    pthread_mutex_lock(&h->m);
    h->v += by;
    pthread_mutex_unlock(&h->m);
}
static void *left(void *arg) { (void)arg; bump(&g->l, 1); return NULL; }
static void *any(void *arg)
{
    long which = (long)arg;
    struct half *h = which ? &g->l : &g->r;
    bump(h, 2);
    return NULL;
}
int main(void)
{
    pthread_t t[3];
    g = malloc(sizeof *g);
    pthread_mutex_init(&g->l.m, NULL);
    pthread_mutex_init(&g->r.m, NULL);
    g->l.v = g->r.v = 0;
    pthread_create(&t[0], NULL, left, NULL);
    pthread_create(&t[1], NULL, any, (void *)0L);
    pthread_create(&t[2], NULL, any, (void *)1L);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    int sum = g->l.v + g->r.v;
    free(g);
    return sum != 5;
}
