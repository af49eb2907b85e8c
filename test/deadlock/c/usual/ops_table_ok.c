#include <pthread.h>
#include <stdlib.h>
struct dev;
struct ops { int (*open)(struct dev *); void (*stop)(struct dev *); };
struct bus { pthread_mutex_t lock; int users; };
struct dev { pthread_mutex_t lock; struct bus *bus; const struct ops *ops; int state; };
static int disk_open(struct dev *d)
{
    pthread_mutex_lock(&d->lock);
    d->state = 1;
    pthread_mutex_lock(&d->bus->lock);
    d->bus->users++;
    pthread_mutex_unlock(&d->bus->lock);
    pthread_mutex_unlock(&d->lock);
    return 0;
}
static void disk_stop(struct dev *d)
{
    pthread_mutex_lock(&d->lock);
    pthread_mutex_lock(&d->bus->lock);
    d->state = 0;
    d->bus->users--;
    pthread_mutex_unlock(&d->lock);
    pthread_mutex_unlock(&d->bus->lock);
}
static const struct ops disk_ops = { disk_open, disk_stop };
static struct dev *the_dev;
static void *opener(void *a) { the_dev->ops->open(the_dev); return a; }
static void *stopper(void *a) { the_dev->ops->stop(the_dev); return a; }
int main(void)
{
    pthread_t a, b;
    struct bus *bus = calloc(1, sizeof *bus);
    the_dev = calloc(1, sizeof *the_dev);
    pthread_mutex_init(&bus->lock, NULL);
    pthread_mutex_init(&the_dev->lock, NULL);
    the_dev->bus = bus;
    the_dev->ops = &disk_ops;
    pthread_create(&a, NULL, opener, NULL);
    pthread_create(&b, NULL, stopper, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
