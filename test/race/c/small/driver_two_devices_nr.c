// Two devices of one driver, each served by one thread only
#include <pthread.h>
#include <stdlib.h>

struct device;
struct driver { void (*start)(struct device *); int (*poll)(struct device *); };
struct device { const struct driver *drv; int regs[8]; int polls; };

static void eth_start(struct device *d) { d->regs[0] = 1; }
static int eth_poll(struct device *d) { d->polls++; return d->regs[0]++; }
static void tty_start(struct device *d) { d->regs[1] = 1; }
static int tty_poll(struct device *d) { d->polls++; return d->regs[1]--; }

static const struct driver eth = { eth_start, eth_poll };
static const struct driver tty = { tty_start, tty_poll };

static void *service(void *p)
{
    struct device *d = p;
    d->drv->start(d);
    for (int i = 0; i < 10; i++)
        if (d->drv->poll(d) < 0)
            break;
    return NULL;
}

static struct device *attach(const struct driver *drv)
{
    struct device *d = calloc(1, sizeof *d);
    if (!d)
        exit(1);
    d->drv = drv;
    return d;
}

int main(void)
{
    struct device *a = attach(&eth), *b = attach(&tty);
    pthread_t ta, tb;
    pthread_create(&ta, NULL, service, a);
    pthread_create(&tb, NULL, service, b);
    pthread_join(ta, NULL);
    pthread_join(tb, NULL);
    int n = a->polls + b->polls;
    free(a);
    free(b);
    return n == 0;
}
