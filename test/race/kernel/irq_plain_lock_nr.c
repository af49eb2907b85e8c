// process context takes the ring's lock with interrupts off
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
    r->data[r->head % 64] = 1; // NORACE
    r->head++; // NORACE
    spin_unlock(&r->lock);
    return IRQ_HANDLED;
}

SYSCALL_DEFINE1(rx_take, unsigned char *, out)
{
    unsigned long flags;
    int n = 0;

    spin_lock_irqsave(&rx.lock, flags);
    while (rx.tail != rx.head) { // NORACE
        *out++ = rx.data[rx.tail++ % 64]; // NORACE
        n++;
    }
    spin_unlock_irqrestore(&rx.lock, flags);
    return n;
}

static int __init rx_init(void)
{
    spin_lock_init(&rx.lock);
    return request_irq(9, rx_interrupt, 0, "rx", &rx);
}

module_init(rx_init)
