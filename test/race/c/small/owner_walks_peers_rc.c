// a node is locked while the counts of all nodes above it grow
#include <pthread.h>
#include <stdlib.h>

struct node {
    pthread_mutex_t m;
    long cnt;
    struct node *parent;
};

static struct node *mk(struct node *p)
{
    struct node *n = calloc(1, sizeof *n);
    pthread_mutex_init(&n->m, 0);
    n->parent = p;
    return n;
}

static void *w(void *p)
{
    struct node *x = p;
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&x->m);
        x->cnt++;
        for (struct node *q = x->parent; q; q = q->parent)
            q->cnt++; // RACE!
        pthread_mutex_unlock(&x->m);
    }
    return 0;
}

int main(void)
{
    pthread_t t[4];
    struct node *r = mk(0);
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], 0, w, mk(r));
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], 0);
    return 0;
}
