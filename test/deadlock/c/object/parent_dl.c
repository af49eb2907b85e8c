// one goes down with two locks, one goes up
#include <pthread.h>
#include <stdlib.h>

struct dir {
    struct dir *parent, *first;
    pthread_mutex_t lock;
    long size;
};
static struct dir *root, *deepest;

static struct dir *dir_new(struct dir *parent)
{
    struct dir *d = calloc(1, sizeof *d);
    pthread_mutex_init(&d->lock, NULL);
    d->parent = parent;
    return d;
}

static void grow(int depth)
{
    struct dir *d = dir_new(NULL);
    root = d;
    for (int i = 0; i < depth; i++) {
        d->first = dir_new(d);
        d = d->first;
    }
    deepest = d;
}

static void *scan(void *arg)
{
    for (struct dir *d = root; d->first; d = d->first) {
        pthread_mutex_lock(&d->lock); // DEADLOCK
        pthread_mutex_lock(&d->first->lock); // DEADLOCK!
        d->first->size = d->size;
        pthread_mutex_unlock(&d->first->lock);
        pthread_mutex_unlock(&d->lock);
    }
    return arg;
}

static void *charge(void *arg)
{
    for (struct dir *d = deepest; d->parent; d = d->parent) {
        pthread_mutex_lock(&d->lock); // DEADLOCK
        pthread_mutex_lock(&d->parent->lock); // DEADLOCK!
        d->parent->size += d->size;
        pthread_mutex_unlock(&d->lock);
        pthread_mutex_unlock(&d->parent->lock);
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    grow(8);
    pthread_create(&a, NULL, scan, NULL);
    pthread_create(&b, NULL, charge, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
