// A driver registers interrupt and ioctl callbacks; the status word is not locked in the handler
#include <pthread.h>
#include <stdlib.h>

struct device;
struct driver {
    const char *name;
    int (*probe)(struct device *);
    void (*irq)(struct device *);
    int (*ioctl)(struct device *, int, long);
};
struct device { struct driver *drv; pthread_mutex_t lock; unsigned status; unsigned irqs; long arg; };

static int uart_probe(struct device *d)
{
    pthread_mutex_init(&d->lock, NULL);
    d->status = 0;
    d->irqs = 0;
    return 0;
}

static void uart_irq(struct device *d)
{
    d->status |= 1; // RACE!
    __atomic_add_fetch(&d->irqs, 1, __ATOMIC_RELAXED);
}

static int uart_ioctl(struct device *d, int cmd, long arg)
{
    int rc = 0;
    pthread_mutex_lock(&d->lock);
    switch (cmd) {
    case 1:
        rc = (int)d->status; // RACE!
        break;
    case 2:
        d->status &= ~1u; // RACE!
        break;
    case 3:
        d->arg = arg;
        break;
    default:
        rc = -1;
    }
    pthread_mutex_unlock(&d->lock);
    return rc;
}

static struct driver uart = { "uart", uart_probe, uart_irq, uart_ioctl };

static void *irq_thread(void *p)
{
    struct device *d = p;
    for (int i = 0; i < 10; i++)
        d->drv->irq(d);
    return NULL;
}

static void *user_thread(void *p)
{
    struct device *d = p;
    for (int i = 0; i < 10; i++)
        d->drv->ioctl(d, i % 4, i);
    return NULL;
}

int main(void)
{
    struct device *d = malloc(sizeof *d);
    pthread_t a, b, c;
    d->drv = &uart;
    if (d->drv->probe(d))
        return 1;
    pthread_create(&a, NULL, irq_thread, d);
    pthread_create(&b, NULL, user_thread, d);
    pthread_create(&c, NULL, user_thread, d);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    free(d);
    return 0;
}
