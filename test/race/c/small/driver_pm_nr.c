// A driver model: probe starts the bottom half, the remove path joins it before it frees
#include <pthread.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
struct device { int irqs; int powered; pthread_mutex_t lock; };
struct driver { struct device *dev; pthread_t bh; int stopping; pthread_mutex_t lock; };
static struct driver drv;
static void *bottom_half(void *arg)
{
    struct driver *d = arg;
    for (;;) {
        pthread_mutex_lock(&d->lock);
        int stop = d->stopping;
        pthread_mutex_unlock(&d->lock);
        if (stop)
            break;
        pthread_mutex_lock(&d->dev->lock);
        d->dev->irqs++;
        pthread_mutex_unlock(&d->dev->lock);
    }
    return NULL;
}
static int probe(struct driver *d)
{
    d->dev = calloc(1, sizeof *d->dev);
    if (!d->dev)
        return -1;
    d->dev->powered = 1;
    pthread_mutex_init(&d->dev->lock, NULL);
    d->stopping = 0;
    if (pthread_create(&d->bh, NULL, bottom_half, d)) {
        free(d->dev);
        return -1;
    }
    return 0;
}
static void suspend(struct driver *d)
{
    pthread_mutex_lock(&d->dev->lock);
    d->dev->powered = 0;
    d->dev->irqs = 0;
    pthread_mutex_unlock(&d->dev->lock);
}
static void removed(struct driver *d)
{
    pthread_mutex_lock(&d->lock);
    d->stopping = 1;
    pthread_mutex_unlock(&d->lock);
    pthread_join(d->bh, NULL);
    d->dev->powered = 0;
    free(d->dev);
    d->dev = NULL;
}
int main(void)
{
    pthread_mutex_init(&drv.lock, NULL);
    while (__VERIFIER_nondet_int()) {
        if (probe(&drv) != 0)
            continue;
        while (__VERIFIER_nondet_int())
            suspend(&drv);
        removed(&drv);
    }
    return 0;
}
