// a device driver in user space: the interrupt thread updates the ring without the lock in one path
#include <pthread.h>
#include <stdint.h>
#include <string.h>

#define RING 16

struct device {
    pthread_spinlock_t lock;
    uint32_t status;
    uint8_t ring[RING];
    unsigned head, tail;
    unsigned overruns;
};

static struct device dev;

static void dev_isr(struct device *d, uint8_t byte)
{
    pthread_spin_lock(&d->lock);
    unsigned next = (d->head + 1) % RING;
    if (next == d->tail) {
        pthread_spin_unlock(&d->lock);
        d->overruns++; // RACE!
        return;
    }
    d->ring[d->head] = byte;
    d->head = next;
    d->status |= 1;
    pthread_spin_unlock(&d->lock);
}

static int dev_read(struct device *d, uint8_t *out)
{
    int ok = 0;
    pthread_spin_lock(&d->lock);
    if (d->head != d->tail) {
        *out = d->ring[d->tail];
        d->tail = (d->tail + 1) % RING;
        ok = 1;
    }
    if (d->overruns > 0) // RACE!
        d->status |= 2;
    pthread_spin_unlock(&d->lock);
    return ok;
}

static void *irq_thread(void *arg)
{
    for (int i = 0; i < 1000; i++)
        dev_isr(&dev, (uint8_t)i);
    return NULL;
}

static void *reader(void *arg)
{
    uint8_t b;
    unsigned long sum = 0;
    for (int i = 0; i < 1000; i++)
        if (dev_read(&dev, &b))
            sum += b;
    return (void *)sum;
}

int main(void)
{
    pthread_t t1, t2;
    memset(&dev, 0, sizeof dev);
    pthread_spin_init(&dev.lock, PTHREAD_PROCESS_PRIVATE);
    pthread_create(&t1, NULL, irq_thread, NULL);
    pthread_create(&t2, NULL, reader, NULL);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    return 0;
}
