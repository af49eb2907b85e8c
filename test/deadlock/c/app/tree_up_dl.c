/* a tree with a lock per node: walks go down, one goes up */
#include <pthread.h>
#include <stdlib.h>

struct tree {
    struct tree *parent, *child[2];
    pthread_mutex_t lock;
    int weight;
};
static struct tree *root;

static struct tree *grow(struct tree *parent, int depth)
{
    struct tree *t = calloc(1, sizeof *t);
    pthread_mutex_init(&t->lock, NULL);
    t->parent = parent;
    if (depth > 0) {
        t->child[0] = grow(t, depth - 1);
        t->child[1] = grow(t, depth - 1);
    }
    return t;
}

static void add_down(struct tree *t, int way)
{
    pthread_mutex_lock(&t->lock); // DEADLOCK
    while (t->child[way & 1]) {
        struct tree *next = t->child[way & 1];
        pthread_mutex_lock(&next->lock); // DEADLOCK!
        t->weight++;
        pthread_mutex_unlock(&t->lock);
        t = next;
        way >>= 1;
    }
    t->weight++;
    pthread_mutex_unlock(&t->lock);
}

static struct tree *leaf(int way)
{
    struct tree *t = root;
    while (t->child[way & 1]) {
        t = t->child[way & 1];
        way >>= 1;
    }
    return t;
}

static void fix_up(struct tree *t)
{
    while (t->parent) {
        struct tree *up = t->parent;
        pthread_mutex_lock(&t->lock); // DEADLOCK
        pthread_mutex_lock(&up->lock); // DEADLOCK!
        up->weight += t->weight;
        pthread_mutex_unlock(&up->lock);
        pthread_mutex_unlock(&t->lock);
        t = up;
    }
}

static void *adder(void *arg)
{
    for (int i = 0; i < 100; i++)
        add_down(root, i);
    return arg;
}

static void *fixer(void *arg)
{
    for (int i = 0; i < 100; i++)
        fix_up(leaf(i));
    return arg;
}

int main(void)
{
    pthread_t a, b;
    root = grow(NULL, 4);
    pthread_create(&a, NULL, adder, NULL);
    pthread_create(&b, NULL, fixer, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
