/* A device calls the functions of a table of its own. */
#include <pthread.h>
#include <stdio.h>

struct device;

struct device_ops {
    void (*start)(struct device *);
    void (*stop)(struct device *);
};

struct device {
    pthread_mutex_t lock;
    const struct device_ops *ops;
    int is_on;
};

static void say_start(struct device *d)
{
    printf("%p starts\n", (void *)d);
}

static void say_stop(struct device *d)
{
    printf("%p stops\n", (void *)d);
}

static const struct device_ops loud = {say_start, say_stop};

static void device_register(struct device *d)
{
    d->ops = &loud;
}

static void device_toggle(struct device *d)
{
    pthread_mutex_lock(&d->lock);
    if (d->is_on)
        d->ops->stop(d);
    else
        d->ops->start(d);
    d->is_on = !d->is_on;
    pthread_mutex_unlock(&d->lock);
}

static struct device device = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void *toggler(void *unused)
{
    (void)unused;
    device_toggle(&device);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    device_register(&device);
    pthread_create(&a, NULL, toggler, NULL);
    pthread_create(&b, NULL, toggler, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
