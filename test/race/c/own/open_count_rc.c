// The last one to close a device stops it; its interrupts have no reference
// tsan: some: runs of the program rarely show all
#include <pthread.h>

struct device {
    pthread_mutex_t lock;
    int opened;
    int enabled;
    int events;
};
static struct device dev = { PTHREAD_MUTEX_INITIALIZER, 0, 0, 0 };

static void dev_open(struct device *d)
{
    pthread_mutex_lock(&d->lock);
    if (d->opened++ == 0)
        d->enabled = 1; // RACE!
    pthread_mutex_unlock(&d->lock);
}

static void dev_close(struct device *d)
{
    pthread_mutex_lock(&d->lock);
    if (--d->opened == 0)
        d->enabled = 0; // RACE!
    pthread_mutex_unlock(&d->lock);
}

static void *interrupt(void *arg)
{
    struct device *d = arg;
    for (int i = 0; i < 100; i++)
        if (d->enabled) { // RACE!
            pthread_mutex_lock(&d->lock);
            d->events++;
            pthread_mutex_unlock(&d->lock);
        }
    return NULL;
}

static void *user(void *arg)
{
    dev_open(arg);
    dev_close(arg);
    return NULL;
}

int main(void)
{
    pthread_t i, u, v;
    pthread_create(&i, NULL, interrupt, &dev);
    pthread_create(&u, NULL, user, &dev);
    pthread_create(&v, NULL, user, &dev);
    pthread_join(i, NULL);
    pthread_join(u, NULL);
    pthread_join(v, NULL);
    return dev.events < 0;
}
