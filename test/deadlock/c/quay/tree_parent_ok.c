/* Totals go up from a node to its parent one lock at a time, resets go down. */
#include <pthread.h>
#include <stdlib.h>

struct node {
    pthread_mutex_t lock;
    struct node *parent;
    struct node *child[2];
    long total;
};

static struct node *new_node(struct node *parent, int depth)
{
    struct node *n = calloc(1, sizeof *n);
    pthread_mutex_init(&n->lock, NULL);
    n->parent = parent;
    for (int i = 0; depth > 0 && i < 2; i++)
        n->child[i] = new_node(n, depth - 1);
    return n;
}

static struct node *root;

static void add(struct node *n, long amount)
{
    pthread_mutex_lock(&n->lock);
    n->total += amount;
    pthread_mutex_unlock(&n->lock);
    if (n->parent) {
        pthread_mutex_lock(&n->parent->lock);
        n->parent->total += amount;
        pthread_mutex_unlock(&n->parent->lock);
    }
}

static void reset(struct node *n)
{
    pthread_mutex_lock(&n->lock);
    n->total = 0;
    for (int i = 0; i < 2; i++) {
        struct node *c = n->child[i];
        if (!c)
            continue;
        pthread_mutex_lock(&c->lock);
        c->total = 0;
        pthread_mutex_unlock(&c->lock);
    }
    pthread_mutex_unlock(&n->lock);
}

static void *adder(void *arg)
{
    for (int i = 0; i < 1000; i++)
        add(root->child[i % 2], i);
    return arg;
}

static void *resetter(void *arg)
{
    for (int i = 0; i < 10; i++)
        reset(root);
    return arg;
}

int main(void)
{
    pthread_t a, r;
    root = new_node(NULL, 2);
    pthread_create(&a, NULL, adder, NULL);
    pthread_create(&r, NULL, resetter, NULL);
    pthread_join(a, NULL);
    pthread_join(r, NULL);
    return 0;
}
