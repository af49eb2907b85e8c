#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>
struct node { struct node *l, *r; int v; };
static pthread_mutex_t m;
static struct node *root;
static int sum(struct node *n)
{
    if (!n) return 0;
    pthread_mutex_lock(&m); // DEADLOCK!
    int s = n->v + sum(n->l) + sum(n->r);
    pthread_mutex_unlock(&m);
    return s;
}
static void *reader(void *p) { sum(root); return p; }
static struct node *make(int d)
{
    if (d == 0) return NULL;
    struct node *n = malloc(sizeof *n);
    n->v = d; n->l = make(d - 1); n->r = make(d - 1);
    return n;
}
int main(void)
{
    pthread_t a, b;
    pthread_mutexattr_t at;
    pthread_mutexattr_init(&at);
    pthread_mutex_init(&m, &at);
    root = make(4);
    pthread_create(&a, NULL, reader, NULL);
    pthread_create(&b, NULL, reader, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
