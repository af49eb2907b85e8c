// Handlers registered in a table, run by a dispatcher thread; all take the lock of the device.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { EV_READ, EV_WRITE, EV_CLOSE, EV_MAX };

struct device {
    pthread_mutex_t lock;
    int bytes_in, bytes_out, open;
};

typedef void (*handler_fn)(struct device *, int);

static handler_fn handlers[EV_MAX];

static void on_read(struct device *d, int n)
{
    pthread_mutex_lock(&d->lock);
    d->bytes_in += n; // NORACE
    pthread_mutex_unlock(&d->lock);
}

static void on_write(struct device *d, int n)
{
    pthread_mutex_lock(&d->lock);
    d->bytes_out += n; // NORACE
    pthread_mutex_unlock(&d->lock);
}

static void on_close(struct device *d, int n)
{
    (void)n;
    pthread_mutex_lock(&d->lock);
    d->open = 0; // NORACE
    pthread_mutex_unlock(&d->lock);
}

static void register_handler(int event, handler_fn fn)
{
    handlers[event] = fn; // NORACE
}

static void *dispatch(void *arg)
{
    struct device *d = arg;
    for (int i = 0; i < 100; i++) {
        int ev = i % 2;
        if (handlers[ev]) // NORACE
            handlers[ev](d, i);
    }
    handlers[EV_CLOSE](d, 0);
    return NULL;
}

int main(void)
{
    struct device dev = {.open = 1};
    pthread_t t1, t2;
    pthread_mutex_init(&dev.lock, NULL);
    register_handler(EV_READ, on_read);
    register_handler(EV_WRITE, on_write);
    register_handler(EV_CLOSE, on_close);
    pthread_create(&t1, NULL, dispatch, &dev);
    pthread_create(&t2, NULL, dispatch, &dev);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    printf("in %d out %d\n", dev.bytes_in, dev.bytes_out);
    return 0;
}
