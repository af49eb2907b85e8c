// a small driver whose harness calls its operations from a request thread and a timer thread
#include <pthread.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);

struct device;
struct operations {
    int (*open)(struct device *);
    int (*write)(struct device *, int);
    void (*release)(struct device *);
};
struct device {
    pthread_mutex_t mutex;
    const struct operations *ops;
    int users;
    int pending;
    int last;
};

static struct device *the_device;

static int my_open(struct device *d)
{
    pthread_mutex_lock(&d->mutex);
    if (d->users > 3) {
        pthread_mutex_unlock(&d->mutex);
        return -1;
    }
    d->users++;
    pthread_mutex_unlock(&d->mutex);
    return 0;
}

static int my_write(struct device *d, int v)
{
    pthread_mutex_lock(&d->mutex);
    d->last = v;
    d->pending++;
    pthread_mutex_unlock(&d->mutex);
    return 0;
}

static void my_release(struct device *d)
{
    pthread_mutex_lock(&d->mutex);
    d->users--;
    pthread_mutex_unlock(&d->mutex);
}

static const struct operations my_ops = {my_open, my_write, my_release};

static void *timer(void *arg)
{
    struct device *d = arg;
    while (__VERIFIER_nondet_int()) {
        pthread_mutex_lock(&d->mutex);
        if (d->pending > 0) {
            d->pending--;
            d->last = 0;
        }
        pthread_mutex_unlock(&d->mutex);
    }
    return NULL;
}

int main(void)
{
    pthread_t t;
    the_device = malloc(sizeof *the_device);
    if (!the_device)
        return 1;
    pthread_mutex_init(&the_device->mutex, NULL);
    the_device->ops = &my_ops;
    the_device->users = the_device->pending = the_device->last = 0;
    pthread_create(&t, NULL, timer, the_device);
    while (1) {
        switch (__VERIFIER_nondet_int()) {
        case 0:
            the_device->ops->open(the_device);
            break;
        case 1:
            the_device->ops->write(the_device, 7);
            break;
        case 2:
            the_device->ops->release(the_device);
            break;
        default:
            goto out;
        }
    }
out:
    pthread_join(t, NULL);
    free(the_device);
    return 0;
}
