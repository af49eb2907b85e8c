// A driver's ring: the interrupt thread fills, read takes; the fill level is changed under two locks
// tsan: some: it remembers only the last accesses
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#define RING 64
struct dev { uint8_t ring[RING]; unsigned head, tail; unsigned level; pthread_spinlock_t rx, tx; };
static struct dev dev;
static void *irq_thread(void *arg)
{
    struct dev *d = arg;
    for (int i = 0; i < 1000; i++) {
        pthread_spin_lock(&d->rx);
        if (d->level < RING) { // RACE!
            d->ring[d->head++ % RING] = (uint8_t)i; // RACE
            d->level++; // RACE!
        }
        pthread_spin_unlock(&d->rx);
    }
    return NULL;
}
static int dev_read(struct dev *d, uint8_t *buf, int n)
{
    int got = 0;
    pthread_spin_lock(&d->tx);
    while (got < n && d->level > 0) { // RACE!
        buf[got++] = d->ring[d->tail++ % RING]; // RACE
        d->level--; // RACE!
    }
    pthread_spin_unlock(&d->tx);
    return got;
}
int main(void)
{
    pthread_t t;
    uint8_t buf[16];
    int sum = 0;
    pthread_spin_init(&dev.rx, 0);
    pthread_spin_init(&dev.tx, 0);
    pthread_create(&t, NULL, irq_thread, &dev);
    for (int i = 0; i < 100; i++)
        sum += dev_read(&dev, buf, sizeof buf);
    pthread_join(t, NULL);
    printf("%d\n", sum);
    return 0;
}
