// process context reads the ring's head without a lock while the interrupt moves it
#include "include/kernel.h"

struct ring {
    spinlock_t lock;
    unsigned head, tail;
    unsigned char data[64];
};

static struct ring rx;

static irqreturn_t rx_interrupt(int irq, void *cookie)
{
    struct ring *r = cookie;

    (void)irq;
    spin_lock(&r->lock);
    r->data[r->head % 64] = 1; // RACE
    r->head++; // RACE!
    spin_unlock(&r->lock);
    return IRQ_HANDLED;
}

SYSCALL_DEFINE1(rx_take, unsigned char *, out)
{
    unsigned long flags;
    int n = 0;

    while (rx.tail != rx.head) { // RACE!
        spin_lock_irqsave(&rx.lock, flags);
        *out++ = rx.data[rx.tail++ % 64]; // RACE
        n++;
        spin_unlock_irqrestore(&rx.lock, flags);
    }
    return n;
}

static int __init rx_init(void)
{
    spin_lock_init(&rx.lock);
    return request_irq(9, rx_interrupt, 0, "rx", &rx);
}

module_init(rx_init)
