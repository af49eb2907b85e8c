// The same driver, but the power state is also looked at without the lock
#include <pthread.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
struct device { int irqs; int powered; pthread_mutex_t lock; };
static struct device *dev;
static int pm_get(void) { return dev->powered; } // RACE!
static void *irq(void *arg)
{
    (void)arg;
    while (__VERIFIER_nondet_int()) {
        if (!pm_get())
            continue;
        pthread_mutex_lock(&dev->lock);
        dev->irqs++;
        pthread_mutex_unlock(&dev->lock);
    }
    return NULL;
}
int main(void)
{
    pthread_t t;
    dev = calloc(1, sizeof *dev);
    dev->powered = 1;
    pthread_mutex_init(&dev->lock, NULL);
    pthread_create(&t, NULL, irq, NULL);
    for (int i = 0; i < 3; i++) {
        pthread_mutex_lock(&dev->lock);
        dev->powered = !dev->powered; // RACE!
        dev->irqs = 0;
        pthread_mutex_unlock(&dev->lock);
    }
    pthread_join(t, NULL);
    free(dev);
    return 0;
}
