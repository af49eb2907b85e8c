// A table of operations; the reset slot forgets the lock
// tsan: some: what main or the first thread does is seldom late enough
#include <pthread.h>

struct dev;
struct ops {
    void (*open)(struct dev *);
    void (*reset)(struct dev *);
    int (*status)(struct dev *);
};
struct dev { const struct ops *ops; pthread_mutex_t mu; int users; int state; };

static void d_open(struct dev *d)
{
    pthread_mutex_lock(&d->mu);
    d->users++;
    d->state = 1; // RACE!
    pthread_mutex_unlock(&d->mu);
}

static void d_reset(struct dev *d)
{
    d->state = 0; // RACE!
}

static int d_status(struct dev *d)
{
    int s;
    pthread_mutex_lock(&d->mu);
    s = d->state; // RACE!
    pthread_mutex_unlock(&d->mu);
    return s;
}

static const struct ops disk_ops = { d_open, d_reset, d_status };
static struct dev disk = { &disk_ops, PTHREAD_MUTEX_INITIALIZER, 0, 0 };

static void *user(void *arg)
{
    struct dev *d = arg;
    d->ops->open(d);
    return (void *)(long)d->ops->status(d);
}

static void *watchdog(void *arg)
{
    struct dev *d = arg;
    d->ops->reset(d);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    pthread_create(&t[0], NULL, user, &disk);
    pthread_create(&t[1], NULL, user, &disk);
    pthread_create(&t[2], NULL, watchdog, &disk);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return disk.users != 2;
}
