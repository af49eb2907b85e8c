// handler and process side take the lock, the process side with interrupts off
#include "include/kernel.h"

struct device {
    spinlock_t lock;
    unsigned status;
    struct task_struct *thread;
};

static struct device device;

static irqreturn_t on_interrupt(int irq, void *data)
{
    struct device *d = data;

    spin_lock(&d->lock);
    d->status |= 1u << (irq & 7); // NORACE
    spin_unlock(&d->lock);
    return IRQ_HANDLED;
}

static int poll_status(void *data)
{
    struct device *d = data;
    unsigned long flags = 0;
    unsigned status;

    while (!kthread_should_stop()) {
        spin_lock_irqsave(&d->lock, flags);
        status = d->status; // NORACE
        d->status = 0; // NORACE
        spin_unlock_irqrestore(&d->lock, flags);
        printk("%x %lx\n", status, flags);
        msleep(10);
    }
    return 0;
}

static int __init device_init(void)
{
    spin_lock_init(&device.lock);
    if (request_irq(9, on_interrupt, 0, "device", &device))
        return -1;
    device.thread = kthread_run(poll_status, &device, "poll");
    return 0;
}

module_init(device_init)
